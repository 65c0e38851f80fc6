import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { HttpProblem } from '#src/data/http-problem.ts';
import { uploadFile } from '#src/data/upload.ts';
import { text } from '#src/i18n/text.ts';
import { notify } from '#src/ui/notify.ts';
import type { DocxLido } from './docx-lido.ts';
import { stepsBefore } from '../dispositivos/numbers-in.ts';
import type { NumerosTrazidos } from '../de-fora/place-items.ts';
import { tellNumeros } from '../de-fora/tell-numeros.ts';
import { placeNumeros } from './place-numeros.ts';
import type { Escolha, Revisoes } from './revisoes.ts';
import { htmlOfDocx, type ImagemGuardada } from './html-of-docx.ts';
import { readInWorker } from './read-in-worker.ts';

interface ImportarDocx {
  /** What is being done, in words; undefined while nothing is. */
  readonly step: string | undefined;
  readonly problem: string | undefined;
  /** Tracked changes of the file, on which the person decides before it enters. */
  readonly revisoes: Revisoes | undefined;
  readonly decide: (escolha: Escolha) => Promise<void>;
  /** Brings the text of a file to where the cursor is; `onDone` once it is there. */
  readonly bring: (file: File) => Promise<void>;
}

/** Reads a Word file, keeps its pictures and puts its text in the editor, from where it can be undone. */
export const useImportarDocx = (editor: Editor, onDone: () => void): ImportarDocx => {
  const [step, setStep] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [waiting, setWaiting] = useState<{ readonly file: File; readonly revisoes: Revisoes }>();
  const left = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    left.current = controller;
    return () => controller.abort();
  }, []);

  const bring = async (file: File, escolha?: Escolha): Promise<void> => {
    const { signal } = left.current;
    setProblem(undefined);
    setWaiting(undefined);
    setStep(text('editor.docx.lendo'));
    const refuse = (why: string): void => {
      setStep(undefined);
      setProblem(why);
    };
    const read = await readInWorker(file, signal, escolha);
    if (signal.aborted) return;
    if ('motivo' in read) return refuse(text(`editor.docx.problema.${read.motivo}`));
    if ('revisoes' in read) {
      setStep(undefined);
      return setWaiting({ file, revisoes: read.revisoes });
    }
    const { lido } = read;
    if (lido.html.trim() === '') return refuse(text('editor.docx.problema.vazio'));
    try {
      const images = await keepImages(lido, (n, total) => setStep(text('editor.docx.imagens', { n, total })));
      if (signal.aborted) return;
      const before = editor.state.doc;
      startParagraph(editor);
      const { doc, selection } = editor.state;
      const { html, comoTexto, formas } = placeNumeros(
        lido.html,
        lido.numeros,
        stepsBefore(doc, selection.from),
      );
      editor.view.pasteHTML(htmlOfDocx(html, images));
      if (editor.state.doc.eq(before)) return refuse(text('editor.docx.fixo'));
      tell(file.name, lido, { comoTexto: comoTexto + lido.emNotas, formas });
      onDone();
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      refuse(text('editor.docx.problema.imagem', { motivo: error.message }));
    }
  };
  return {
    step,
    problem,
    revisoes: waiting?.revisoes,
    bring: (file) => bring(file),
    decide: async (escolha) => {
      if (waiting) await bring(waiting.file, escolha);
    },
  };
};

/** Amid written text it enters after the paragraph of the cursor, whose words would otherwise run into its first line. */
const startParagraph = (editor: Editor): void => {
  const { $to } = editor.state.selection;
  if (!$to.parent.isTextblock || $to.parent.content.size === 0) return;
  const at = $to.after();
  editor
    .chain()
    .insertContentAt(at, { type: 'paragraph' })
    .setTextSelection(at + 1)
    .run();
};

const keepImages = async (
  { imagens }: DocxLido,
  onStep: (n: number, total: number) => void,
): Promise<ImagemGuardada[]> => {
  const kept: ImagemGuardada[] = [];
  for (const { tipo, bytes, alt } of imagens) {
    onStep(kept.length + 1, imagens.length);
    const file = new File([bytes], `imagem-${kept.length + 1}.${tipo === 'image/png' ? 'png' : 'jpg'}`, {
      type: tipo,
    });
    const { id } = await uploadFile(file, { quiet: true });
    kept.push({ arquivo: id, alt });
  }
  return kept;
};

const tell = (arquivo: string, lido: DocxLido, numeros: NumerosTrazidos): void => {
  const { imagens, imagensPerdidas, referencias, ocultos, equacoes } = lido;
  const undescribed = imagens.filter(({ alt }) => alt === undefined).length;
  const paragraphs = [
    ...(undescribed > 0 ? [text('editor.docx.descreva', { count: undescribed })] : []),
    ...tellNumeros(numeros),
    ...(ocultos > 0 ? [text('editor.docx.ocultos', { count: ocultos })] : []),
    ...(equacoes > 0 ? [text('editor.docx.equacoes', { count: equacoes })] : []),
    ...(referencias > 0 ? [text('editor.docx.referencias', { count: referencias })] : []),
    ...(imagensPerdidas > 0 ? [text('editor.docx.perdidas', { count: imagensPerdidas })] : []),
  ];
  notify(text('editor.docx.feito', { arquivo }), {
    kind: paragraphs.length > 0 ? 'warning' : 'success',
    paragraphs,
  });
};
