import { Anchor, PasswordInput } from '@mantine/core';

interface TokenFieldProps {
  label: string;
  now?: string;
  /** True where it is what the screen waits for. */
  isNext?: boolean;
}

const begin = (field: HTMLInputElement | null): void => field?.focus();

/** Asks for a token that may read and write the repository of a site, and says how one is made; its name in a form is `token`. */
export const TokenField = ({ label, now, isNext }: TokenFieldProps) => (
  <PasswordInput
    name="token"
    label={label}
    description={
      <>
        Make a fine-grained one for this repository alone, with “Contents” and “Pull requests” as read and write, at{' '}
        <Anchor
          size="xs"
          href="https://github.com/settings/personal-access-tokens/new"
          target="_blank"
          rel="noreferrer"
        >
          github.com
        </Anchor>
        . It stays in this browser.
      </>
    }
    autoComplete="off"
    defaultValue={now}
    ref={isNext ? begin : undefined}
    required
  />
);
