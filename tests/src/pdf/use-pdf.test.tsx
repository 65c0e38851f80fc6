import { act, renderHook, waitFor } from '@testing-library/react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as opening from '#src/pdf/open-pdf.ts';
import { usePdf } from '#src/pdf/use-pdf.ts';

/** A file whose pages are known when the test says so. */
const slowFile = () => {
  let answer: (document: PDFDocumentProxy) => void = () => undefined;
  const close = vi.fn();
  const document = new Promise<PDFDocumentProxy>((resolve) => (answer = resolve));
  const page = { getViewport: () => ({ width: 100, height: 140 }) };
  const whole = { numPages: 1, getPage: () => Promise.resolve(page) } as unknown as PDFDocumentProxy;
  return { file: new Blob(), opened: { document, close }, known: () => answer(whole), whole, close };
};

afterEach(() => vi.restoreAllMocks());

describe('a file of pages', () => {
  const former = slowFile();
  const signed = slowFile();
  const open = () =>
    vi
      .spyOn(opening, 'openPdf')
      .mockImplementation((file) => (file === former.file ? former.opened : signed.opened));

  it('stays open while its pages are shown, until those of the next are known', async () => {
    open();
    const { result, rerender, unmount } = renderHook(({ file }) => usePdf(file), {
      initialProps: { file: former.file },
    });
    former.known();
    await waitFor(() => expect(result.current.pdf?.document).toBe(former.whole));
    rerender({ file: signed.file });
    expect(result.current.pdf?.document).toBe(former.whole);
    expect(former.close).not.toHaveBeenCalled();
    signed.known();
    await waitFor(() => expect(result.current.pdf?.document).toBe(signed.whole));
    expect(former.close).toHaveBeenCalledTimes(1);
    unmount();
    expect(signed.close).toHaveBeenCalledTimes(1);
  });

  it('is closed when nobody waits for it any longer', async () => {
    const unseen = slowFile();
    vi.spyOn(opening, 'openPdf').mockReturnValue(unseen.opened);
    const { unmount } = renderHook(() => usePdf(unseen.file));
    unmount();
    expect(unseen.close).toHaveBeenCalledTimes(1);
    await act(async () => {
      unseen.known();
      await unseen.opened.document;
    });
    expect(unseen.close).toHaveBeenCalledTimes(1);
  });

  it('that cannot be read is closed as quietly: only who reads it is told', async () => {
    const loose: unknown[] = [];
    const note = (reason: unknown): void => void loose.push(reason);
    process.on('unhandledRejection', note);
    const gone = Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('não se lê')) });
    const { document, close } = opening.openPdf(gone);
    close();
    await expect(document).rejects.toThrow('não se lê');
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', note);
    expect(loose).toEqual([]);
  });
});
