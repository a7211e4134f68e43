import { Autocomplete } from '@mantine/core';
import { useMemo, useState } from 'react';
import linkClasses from '../links/link-picker.module.css';
import { searched, titleOf, useLinkTargets, whereOf } from '../links/link-targets';
import { type FieldProps, useField } from './field-props';
import { descriptionOf } from './schemas';

/** Where a link leads: pages, parts of them, files, phones and mail are found by a few letters of their name. */
export function LinkField(props: FieldProps) {
  const { schema, value, label } = props;
  const field = useField(props);
  const [isWanted, setWanted] = useState(false);
  const targets = useLinkTargets(isWanted);
  const href = typeof value === 'string' ? value : '';
  const byHref = useMemo(() => new Map(targets.map((target) => [target.href, target])), [targets]);
  // All that can be chosen, also what is found only by more letters.
  const all = useMemo(() => [...byHref.keys()], [byHref]);
  const own = byHref.get(href);
  return (
    <Autocomplete
      {...{ id: field.id, label, error: field.problem }}
      data={all}
      description={own && own.href !== titleOf(own) ? `Leads to: ${titleOf(own)}` : descriptionOf(schema)}
      value={href}
      maxDropdownHeight={280}
      filter={({ search }) =>
        // What stands there already hides nothing.
        searched(targets, byHref.has(search) ? '' : search).map(({ name, found }) => ({
          group: name,
          items: found.map((one) => ({ value: one.href, label: one.href, disabled: one.not !== undefined })),
        }))
      }
      renderOption={({ option }) => {
        const target = byHref.get(option.value);
        return (
          <span>
            <span className={linkClasses.title}>{target ? titleOf(target) : option.value}</span>
            <span className={linkClasses.href}>{target ? whereOf(target) : option.value}</span>
          </span>
        );
      }}
      onFocus={() => {
        setWanted(true);
        field.choose();
      }}
      onBlur={field.done}
      onChange={field.change}
    />
  );
}
