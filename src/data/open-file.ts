/** Shows a file that is already here in another tab, where the browser's own reader takes over. */
export const openFile = (file: Blob): void => {
  const url = URL.createObjectURL(file);
  window.open(url, '_blank', 'noopener');
  // the other tab needs the address until it has begun to read
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
