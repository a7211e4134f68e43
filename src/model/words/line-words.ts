import type { WordKey } from '../../../schemas/words';

/** How somebody is reached at a number: the icon and the words of each way. */
export const lineWords = {
  call: { icon: 'phone', short: 'call.short', now: 'call.now', button: 'template.call', failed: 'form.failed' },
  sms: { icon: 'message', short: 'call.text', now: 'call.text', button: 'template.text', failed: 'form.failedText' },
  whatsapp: {
    ...{ icon: 'brand-whatsapp', short: 'call.whatsapp', now: 'call.whatsapp' },
    ...{ button: 'template.whatsapp', failed: 'form.failedText' },
  },
} as const satisfies Record<string, Record<'icon', string> & Record<'short' | 'now' | 'button' | 'failed', WordKey>>;
