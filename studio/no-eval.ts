import { config } from 'zod';

// The policy of the studio lets no text become a script. Whether it may would be tried all the same, and the browser tells of it.
config({ jitless: true });
