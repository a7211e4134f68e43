/** In the page: by how much what is shown has moved since it loaded (CLS); 0 where half a second brings no report of it. */
export const layoutShift = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) =>
      resolve(list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0)),
    ).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(0), 500);
  });
