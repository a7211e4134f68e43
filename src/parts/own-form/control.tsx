import type { FunctionComponent } from 'react';
import type { FormField, FormFieldType } from '../../../schemas/site/form-fields';
import { useSite } from '../context';
import { useSay } from '../use-say';

interface Attributes {
  id: string;
  name: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'data-missing': string;
  suppressHydrationWarning: true;
}

interface Props<T extends FormFieldType> {
  field: Extract<FormField, { type: T }>;
  attributes: Attributes;
}

function Phone({ attributes }: Props<'phone'>) {
  const { phone } = useSite().asked;
  const wrong = useSay()('form.phone');
  return <input {...attributes} type="tel" autoComplete="tel" inputMode="tel" {...checked(phone, wrong)} />;
}

function PostalCode({ attributes }: Props<'postal-code'>) {
  const { postalCode } = useSite().asked;
  const say = useSay();
  const rule = postalCode && checked(postalCode.pattern, say('form.postalCode', { example: postalCode.example }));
  return (
    <input
      {...attributes}
      autoComplete="postal-code"
      inputMode={postalCode?.digits ? 'numeric' : undefined}
      autoCapitalize={postalCode?.digits ? undefined : 'characters'}
      {...rule}
    />
  );
}

/** A pattern, and what to say where it does not fit: by the script, and by the browser alone. */
const checked = (pattern: string, wrong: string) => ({ pattern, title: wrong, 'data-wrong': wrong });

const Email = ({ attributes }: Props<'email'>) => (
  <input {...attributes} type="email" autoComplete="email" inputMode="email" data-wrong={useSay()('form.email')} />
);

function Choice({ field, attributes }: Props<'choice'>) {
  const say = useSay();
  return (
    <select {...attributes} defaultValue="">
      <option value="">{say('form.choose')}</option>
      {[...new Set(field.options)].map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}

const Photos = ({ field, attributes }: Props<'photos'>) => (
  <input
    {...attributes}
    type="file"
    accept="image/*"
    multiple={field.most > 1}
    data-most={field.most}
    data-megabytes={field.megabytes}
    data-wrong={useSay()('form.notPhotos')}
  />
);

/** What each type of field is written into. */
const controls = {
  text: ({ field, attributes }: Props<'text'>) => <input {...attributes} autoComplete={field.autocomplete} />,
  phone: Phone,
  email: Email,
  'postal-code': PostalCode,
  choice: Choice,
  message: ({ attributes }: Props<'message'>) => <textarea {...attributes} rows={4} />,
  date: ({ attributes }: Props<'date'>) => <input {...attributes} type="date" data-wrong={useSay()('form.date')} />,
  photos: Photos,
} satisfies { [T in FormFieldType]: FunctionComponent<Props<T>> };

/** What a field is written into. */
export function Control({ field, attributes }: Props<FormFieldType>) {
  // The map forgets that a field's control takes that type of field; `satisfies` above has checked each pair.
  const Input = controls[field.type] as FunctionComponent<Props<FormFieldType>>;
  return <Input field={field} attributes={attributes} />;
}
