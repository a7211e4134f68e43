const marks = `
[data-draft] { outline: 3px dashed #b3261e; outline-offset: -3px; }
[data-draft]::before {
  display: block;
  padding: 8px 16px;
  background: #b3261e;
  color: #fff;
  content: "Still to write: only you see this section. Take out draft: true to publish it.";
  font: 600 15px/1.4 system-ui, sans-serif;
}`;

/** Shows which sections are still to be written, on every page that the app puts up. */
export function markDrafts(): void {
  const style = document.createElement('style');
  style.textContent = marks;
  document.head.append(style);
}
