/** True where a visitor saves data. The types of the DOM do not have it yet; where a browser does not either, nobody has asked for it. */
export const savesData: boolean = !!(navigator as Navigator & { connection?: { saveData: boolean } }).connection
  ?.saveData;
