/**
 * Sends a form without leaving the page; resolves to whether it was taken. `progress` is told how much of the photos is
 * through, from 0 to 1: what has none is sent without asking, as some services refuse to be asked first.
 */
export function send(form: HTMLFormElement, progress: (share: number) => void): Promise<boolean> {
  const answers = new FormData(form);
  const withPhotos = [...answers.values()].some((answer) => answer instanceof File && answer.size > 0);
  const request = new XMLHttpRequest();
  return new Promise((resolve) => {
    request.open('POST', form.action);
    request.setRequestHeader('Accept', 'application/json');
    if (withPhotos) request.upload.onprogress = ({ loaded, total }) => progress(loaded / total);
    request.onloadend = () => resolve(request.status >= 200 && request.status < 400);
    // Netlify reads forms without photos in this encoding alone, and every other service too.
    request.send(withPhotos ? answers : encoded(answers));
  });
}

const encoded = (answers: FormData): URLSearchParams =>
  new URLSearchParams([...answers].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
