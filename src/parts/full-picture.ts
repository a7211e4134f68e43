import { fullPictureUrl } from '../model/picture-url';
import { placeOfPart } from './apart';
import { usePage } from './context';

function Address({ src }: { src: string }) {
  const file = usePage().pictures[src];
  if (!file) throw new Error(`no picture "${src}": resolve checks every picture`);
  return fullPictureUrl(src, file);
}

/** The address of a picture full size. */
export const useFullPicture = (src: string): string =>
  placeOfPart('full picture', Address, { src }, [src]) ?? Address({ src });
