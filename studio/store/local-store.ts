import { untilHere } from '../until-here';
import type { Saved, Store } from './store';

/** The site in a folder of this computer, by the server that `npm run edit` starts. */
export function localStore(token: string): Store {
  const ask = async (path: string, body?: BodyInit): Promise<Response> => {
    const method = body === undefined ? 'GET' : 'POST';
    const asking = fetch(`/api/${path}`, { method, body, headers: { Authorization: `Bearer ${token}` } });
    return asking.catch(() => {
      throw new Error(
        'The studio’s server does not answer. Start it again as you did before; what you have written is kept in this browser.',
      );
    });
  };
  const read = async <T>(path: string, body?: BodyInit): Promise<T> => {
    const response = await ask(path, body);
    if (!response.ok) throw new Error(await response.text());
    // The server of the same version has made it.
    return (await response.json()) as T;
  };
  return {
    ...{ act: 'Save', saveLabel: 'Save', goesTo: 'It goes into the site’s folder on this computer.' },
    // The server makes its renditions as they are asked for.
    file: async () => undefined,
    content: () => read('content'),
    files: () => read('files'),
    icons: (wanted) => read('icons', wanted && JSON.stringify(wanted)),
    history: (path) => read(`history/${path}`),
    textThen: (path, id) => read(`then/${id}/${path}`),
    async save(writes) {
      const response = await ask('save', JSON.stringify({ writes }));
      if (!response.ok && response.status !== 409) throw new Error(await response.text());
      return (await response.json()) as Saved;
    },
    async addPicture(file) {
      const { readable } = await untilHere(() => import('./prepared-picture'));
      const response = await ask(`pictures/${encodeURIComponent(file.name)}`, await readable(file));
      if (!response.ok && response.status !== 422) throw new Error(await response.text());
      const taken = (await response.json()) as Awaited<ReturnType<Store['addPicture']>> & { sentence?: string };
      if (taken.sentence) throw new Error(taken.sentence);
      return taken;
    },
  };
}
