/**
 * Prints a PDF through the browser's own reader, in a frame that nobody sees.
 * @returns false where the browser shows no PDF by itself
 */
export const printFile = (file: Blob): boolean => {
  if (!navigator.pdfViewerEnabled) return false;
  const url = URL.createObjectURL(file);
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  frame.style.cssText = 'position:fixed;right:0;bottom:0;width:1px;height:1px;border:0;opacity:0';
  frame.src = url;
  frame.addEventListener('load', () => {
    frame.contentWindow?.focus();
    frame.contentWindow?.print();
  });
  document.body.append(frame);
  // the dialog of printing reads the frame as long as it is open
  const remove = (): void => {
    frame.remove();
    URL.revokeObjectURL(url);
  };
  setTimeout(remove, 10 * 60_000);
  return true;
};
