import { Paper, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useWorkspace, useWorkspaceState } from '../workspace/context';
import classes from './publish.module.css';

/** A page as it looks where it is shared. */
export function SocialCard({ route, title, description }: { route: string; title: string; description: string }) {
  const { engine } = useWorkspace();
  const { standing, shown } = useWorkspaceState();
  const [picture, setPicture] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found out of the site anew may have another picture.
  useEffect(() => {
    let wanted = true;
    void engine.card(route).then((path) => wanted && setPicture(path));
    return () => {
      wanted = false;
    };
  }, [engine, route, standing]);
  return (
    <Paper withBorder radius="md" className={classes.card}>
      {picture && <img src={picture} alt="" />}
      <div>
        <Text size="xs" c="gray.7">
          {shown?.site.url.replace('https://', '')}
        </Text>
        <Text fw={600} lineClamp={2}>
          {title}
        </Text>
        <Text size="sm" c="gray.7" lineClamp={2}>
          {description}
        </Text>
      </div>
    </Paper>
  );
}
