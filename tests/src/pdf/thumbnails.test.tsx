import { screen, waitFor } from '@testing-library/react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { afterEach, expect, it, vi } from 'vitest';
import { PdfThumbnails } from '#src/pdf/PdfThumbnails.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { renderScreen } from '../render-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

it('a page that is still being painted is blank, not the black of a painting that has not begun', async () => {
  await loadTexts('editor');
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
      observe(): void {
        this.tell([{ isIntersecting: true }]);
      }
      disconnect(): void {
        return undefined;
      }
    },
  );
  const painted: HTMLCanvasElement[] = [];
  const page = {
    getViewport: () => ({ width: 84, height: 118 }),
    render: ({ canvas }: { readonly canvas: HTMLCanvasElement }) => {
      painted.push(canvas);
      return { promise: new Promise(() => undefined), cancel: () => undefined };
    },
  };
  const document = { getPage: () => Promise.resolve(page) } as unknown as PDFDocumentProxy;
  renderScreen(
    <PdfThumbnails
      document={document}
      sizes={[{ width: 595, height: 842 }]}
      page={1}
      onPage={() => undefined}
    />,
  );
  const button = await screen.findByRole('button');
  await waitFor(() => expect(painted).toHaveLength(1));
  expect(painted[0]).not.toBe(button.querySelector('canvas'));
});
