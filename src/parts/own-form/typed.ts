import { askedFields, type FormControl } from './mistakes';

/** A form is the same on every page, and others of its name on one page are others. */
function keyOf(form: HTMLFormElement): string {
  const alike = [...document.querySelectorAll<HTMLFormElement>('form[data-form]')].filter(
    ({ dataset }) => dataset.form === form.dataset.form,
  );
  return `form:${form.dataset.form}:${alike.indexOf(form)}`;
}

const isKept = (field: FormControl): boolean => field.type !== 'file' && field.type !== 'checkbox';

/** Storage may be forbidden, or full: then nothing is kept. */
function inStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

/** Keeps what is typed, for as long as the tab is open. */
export const keepTyped = (form: HTMLFormElement): void => {
  const typed = askedFields(form)
    .filter(isKept)
    .map(({ name, value }) => [name, value]);
  inStorage((storage) => storage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(typed))));
};

/** Fills in what was typed before a reload, where nothing stands now. */
export function bringBack(form: HTMLFormElement): void {
  const kept = inStorage((storage) => storage.getItem(keyOf(form)));
  const typed: Record<string, string> = JSON.parse(kept || '{}');
  for (const field of askedFields(form).filter(isKept)) if (field.value === '') field.value = typed[field.name] ?? '';
}

export const forgetTyped = (form: HTMLFormElement): void => {
  inStorage((storage) => storage.removeItem(keyOf(form)));
};
