/** The record of the days, from the content root; hidden, because nobody has to edit it. */
export const recordName = 'pages/.content-days';

/** Lets git merge two records by keeping the lines of both, as `readDayRecord` expects. */
export const attributesName = 'pages/.gitattributes';

/** What is kept of days beside the pages. */
export const daysFiles = [recordName, attributesName];
