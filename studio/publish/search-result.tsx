import { Paper, Text } from '@mantine/core';
import { useWorkspaceState } from '../workspace/context';

const widest = { title: 580, description: 1160 };

let measure: CanvasRenderingContext2D | null | undefined;

/** A text cut where a list of results has no more room, by the width of its letters in px. */
function cutAt(text: string, font: string, width: number): string {
  measure ??= document.createElement('canvas').getContext('2d');
  if (!measure) return text;
  measure.font = font;
  if (measure.measureText(text).width <= width) return text;
  let end = text.length;
  while (end > 0 && measure.measureText(`${text.slice(0, end)} …`).width > width) end -= 1;
  return `${text.slice(0, text.lastIndexOf(' ', end) > 0 ? text.lastIndexOf(' ', end) : end)} …`;
}

/** A page as a list of search results shows it. */
export function SearchResult({ route, title, description }: { route: string; title: string; description: string }) {
  const { shown } = useWorkspaceState();
  const site = shown?.site.url.replace('https://', '') ?? '';
  return (
    <Paper withBorder p="md" radius="md" style={{ fontFamily: 'Arial, sans-serif', maxWidth: 632 }}>
      <Text size="xs" c="gray.7" ff="inherit">
        {site}
        {route.replaceAll('/', ' › ')}
      </Text>
      <div style={{ fontSize: 20, lineHeight: 1.3, color: '#1a0dab' }}>{cutAt(title, '20px Arial', widest.title)}</div>
      <div style={{ fontSize: 14, lineHeight: 1.58, color: '#474747' }}>
        {cutAt(description, '14px Arial', widest.description)}
      </div>
    </Paper>
  );
}
