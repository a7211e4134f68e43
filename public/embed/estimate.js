// What the estimate form does with scripts on; without them the browser itself checks and sends the fields.

if (self !== top) document.documentElement.dataset.framed = '';

addEventListener('DOMContentLoaded', () => {
  // In the page of an office the number is that office's.
  const { phone, call } = frameElement?.dataset ?? {};
  for (const link of phone ? document.querySelectorAll('[data-office]') : []) {
    Object.assign(link, { href: call, textContent: phone });
  }

  const form = document.querySelector('form');
  const sent = document.getElementById('sent');
  const text = document.getElementById('text');
  const status = document.querySelector('[role=status]');
  const summary = document.querySelector('.summary');
  const fields = [...form.elements].filter(({ name }) => name);

  /** What is wrong with a field, in the words of the document; empty where nothing is. */
  const mistake = ({ validity, dataset, validationMessage }) =>
    (validity.valueMissing ? dataset.missing : dataset.wrong) ?? validationMessage;
  const mistakeIn = (field) => (field.validity.valid ? '' : mistake(field));

  /** Says beside a field what is wrong with it, and takes back what was said. */
  function tell(field) {
    const said = mistakeIn(field);
    const id = `${field.id}-error`;
    const place = document.getElementById(id) ?? field.insertAdjacentElement('afterend', document.createElement('p'));
    Object.assign(place, { id, className: 'error', textContent: said, hidden: !said });
    if (said) {
      field.setAttribute('aria-invalid', 'true');
      field.setAttribute('aria-describedby', id);
    } else {
      field.removeAttribute('aria-invalid');
      field.removeAttribute('aria-describedby');
    }
    return said;
  }

  function summarize(wrong) {
    summary.hidden = false;
    summary.querySelector('ul').replaceChildren(
      ...wrong.map((field) => {
        const link = Object.assign(document.createElement('a'), { href: `#${field.id}`, textContent: mistakeIn(field) });
        link.addEventListener('click', (event) => {
          event.preventDefault();
          field.focus();
        });
        const item = document.createElement('li');
        item.append(link);
        return item;
      }),
    );
    summary.focus();
  }

  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const wrong = fields.filter(tell);
    if (wrong.length > 0) return summarize(wrong);
    summary.hidden = true;
    const lines = [...new FormData(form)].filter(([, value]) => value).map(([name, value]) => `${name}: ${value}`);
    text.value = lines.join('\n');
    form.hidden = true;
    sent.hidden = false;
    sent.focus();
    open(`${form.action}&body=${encodeURIComponent(lines.join('\r\n'))}`, '_top');
  });
  // Once a field is known to be wrong, it says so until it is right.
  form.addEventListener('input', ({ target }) => target.hasAttribute('aria-invalid') && tell(target));

  document.getElementById('copy').addEventListener('click', async () => {
    text.select();
    try {
      await navigator.clipboard.writeText(text.value);
      status.textContent = 'Copied';
    } catch {
      status.textContent = document.execCommand('copy') ? 'Copied' : 'The text is selected: copy it now';
    }
  });
  document.getElementById('again').addEventListener('click', () => {
    status.textContent = '';
    sent.hidden = true;
    form.hidden = false;
    form.querySelector('button').focus();
  });
});
