export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a form asks, without what nobody sees. */
export const askedFields = (form: HTMLFormElement): FormControl[] =>
  [...form.querySelectorAll<FormControl>('[data-missing]')].filter(({ name }) => name);

/** What is wrong with a field, in the words that stand at it; empty where nothing is. */
function mistakeIn(field: FormControl): string {
  const { validity, dataset, validationMessage } = field;
  if (validity.valid) return '';
  return (validity.valueMissing ? dataset.missing : dataset.wrong) ?? validationMessage;
}

/** Photos are looked at by how many they are, how large and of which kind. */
function checkPhotos({ files, dataset }: HTMLInputElement): boolean {
  const chosen = [...(files ?? [])];
  const size = chosen.reduce((sum, file) => sum + file.size, 0);
  return chosen.length <= Number(dataset.most) && size <= Number(dataset.megabytes) * 1e6;
}

function refuse(field: FormControl): void {
  if (!(field instanceof HTMLInputElement) || field.type !== 'file') return;
  const kinds = [...(field.files ?? [])].every(({ type }) => type.startsWith('image/'));
  field.setCustomValidity(kinds && checkPhotos(field) ? '' : 'x');
  // Too many or too large is told by the hint under the label.
  const help = document.getElementById(`${field.id}-help`)?.textContent;
  field.dataset.kinds ??= field.dataset.wrong;
  field.dataset.wrong = kinds ? (help ?? '') : field.dataset.kinds;
}

/** Says beside a field what is wrong with it, and takes back what was said; true where something is. */
export function tell(field: FormControl): boolean {
  refuse(field);
  const said = mistakeIn(field);
  const place = document.getElementById(`${field.id}-error`);
  if (place) {
    place.textContent = said;
    place.hidden = !said;
  }
  const described = new Set((field.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean));
  described[said ? 'add' : 'delete'](`${field.id}-error`);
  if (described.size > 0) field.setAttribute('aria-describedby', [...described].join(' '));
  else field.removeAttribute('aria-describedby');
  if (said) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
  return said !== '';
}

/** The first words of a field's label, without whether it must be filled in, as the beginning of a sentence. */
const labelOf = ({ labels }: FormControl): string =>
  (labels?.[0]?.firstChild?.textContent ?? '').replace(/[^?.!:]$/, '$&:');

/** Lists what is wrong above the fields, each entry a way to its field. */
export function summarize(summary: HTMLElement, wrong: readonly FormControl[]): void {
  const entries = wrong.map((field) => {
    const link = document.createElement('a');
    link.href = `#${field.id}`;
    link.textContent = `${labelOf(field)} ${mistakeIn(field)}`;
    link.addEventListener('click', (event) => {
      event.preventDefault();
      field.focus();
    });
    const item = document.createElement('li');
    item.append(link);
    return item;
  });
  summary.querySelector('ul')?.replaceChildren(...entries);
  summary.hidden = false;
  summary.focus();
}
