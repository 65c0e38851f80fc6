import { EditorContent, type Editor } from '@tiptap/react';
import { useEffect, useId, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import type { Propriedade, Valores } from '#schemas/shapes/propriedade.ts';
import { useText } from '#src/i18n/use-text.ts';
import { backToText } from './back-to-text.ts';
import { CorpoContext, type CorpoData, type ModoCorpo, type Signatario } from './corpo-context.ts';
import type { CorpoHandle } from './corpo-handle.ts';
import { focusProblem } from './focus-problem.ts';
import { markerChoices } from './marker-choices.ts';
import { MarcadorPopover } from './MarcadorPopover.tsx';
import { nextVazio, placeOf } from './marcadores-dom.ts';
import { insertPlace, signatureChoices } from './signature-choices.ts';
import { CorpoToolbar } from './toolbar/CorpoToolbar.tsx';
import { NotaDialog } from './notas/NotaDialog.tsx';
import { Notas } from './notas/Notas.tsx';
import { LocalizarBar } from './localizar/LocalizarBar.tsx';
import { LegendaDialog } from './referencias/LegendaDialog.tsx';
import { ReferenciaDialog } from './referencias/ReferenciaDialog.tsx';
import { useReferencias } from './referencias/use-referencias.ts';
import { textoDeMarcador } from './corpo-extensions.ts';
import { useNotas } from './notas/use-notas.ts';
import { textOfMarcador, useCorpoEditor } from './use-corpo-editor.ts';
import { typeBeside } from './type-beside.ts';
import styles from './Corpo.module.css';

export interface CorpoEditorProps {
  /** The body at first; what comes later is told by `onChange`. */
  readonly corpo: CorpoDoc | undefined;
  readonly modo: ModoCorpo;
  readonly editavel: boolean;
  readonly propriedades: readonly Propriedade[];
  readonly valores?: Valores;
  readonly automaticos?: Valores;
  readonly signatarios?: ReadonlyMap<string, Signatario>;
  readonly ref?: Ref<CorpoHandle>;
  readonly id?: string;
  readonly describedBy?: string | undefined;
  /** The text changed; it is read only when it is needed. */
  readonly onChange?: (read: () => CorpoDoc) => void;
  readonly onBlur?: () => void;
  readonly onValor?: (chave: string, valor: string) => void;
  readonly onAssinatura?: (chave: string) => void;
  /** What the person wrote in a marker before, the latest first. */
  readonly usadosDe?: (chave: string) => readonly string[];
  /** Where the value of a marker of the system is changed. */
  readonly fieldOf?: (chave: string) => { readonly label: string; readonly go: () => void } | undefined;
  /** Makes the marker of one more place of signature, and says its key. */
  readonly onNovoLugar?: (() => string) | undefined;
  /** No desk around the paper: inside a form. */
  readonly embedded?: boolean;
}

const nothing: Valores = {};
const noValues: readonly string[] = [];
const nobody: ReadonlyMap<string, Signatario> = new Map();

/** The text of a document, or of a model, as it will be on paper: toolbar, sheet, markers and places of signature. */
export const CorpoEditor = (props: CorpoEditorProps) => {
  const { modo, editavel, valores = nothing, automaticos = nothing, signatarios = nobody } = props;
  const text = useText();
  const helpId = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<{ readonly chave: string; readonly at: HTMLElement }>();
  const [pasted, setPasted] = useState<File>();
  const [looking, setLooking] = useState<{ readonly substituir: boolean; readonly first: string }>();
  const [refused, setRefused] = useState(0);
  const notas = useNotas(sheet);
  const referencias = useReferencias();
  const propriedades = useMemo(
    () => new Map(props.propriedades.map((property) => [property.chave, property])),
    [props.propriedades],
  );
  const data: CorpoData = {
    modo,
    editavel,
    propriedades,
    valores,
    automaticos,
    signatarios,
    openMarcador: (chave, at) => {
      if (modo === 'documento') setOpen({ chave, at });
    },
    openAssinatura: props.onAssinatura,
  };
  const editor = useCorpoEditor({
    ...props,
    data,
    helpId,
    onImagem: setPasted,
    onRefused: () => setRefused((times) => times + 1),
    onToolbar: () => bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    onNota: notas.ask,
    onGoToNota: notas.goTo,
    onReferencia: referencias.ask,
    onLegenda: referencias.askLegenda,
    onLocalizar: (substituir) => setLooking({ substituir, first: chosenWords(editor) }),
  });
  const goToNext = (): boolean => {
    const chip = sheet.current && nextVazio(sheet.current, open?.at);
    if (!chip) return false;
    chip.scrollIntoView({ block: 'nearest' });
    chip.focus({ preventScroll: true });
    setOpen({ chave: chip.dataset['marcador'] ?? '', at: chip });
    return true;
  };
  const goTo = (chave: string): boolean => {
    const place = sheet.current && placeOf(sheet.current, chave);
    if (!place) return false;
    place.scrollIntoView({ block: 'nearest' });
    place.focus({ preventScroll: true });
    if (place.dataset['marcador'] !== undefined) setOpen({ chave, at: place });
    return true;
  };
  useImperativeHandle(props.ref, () => ({
    focusText: () => void editor.commands.focus(),
    focusMarcador: goTo,
    focusNextVazio: goToNext,
    focusProblem: (problem) => focusProblem(editor, problem),
  }));
  const { onNovoLugar } = props;
  const [awaited, setAwaited] = useState<string>();
  useEffect(() => {
    // the form holds the marker before the text changes: both at once, and it would keep only one of them
    if (awaited === undefined || !propriedades.has(awaited)) return;
    setAwaited(undefined);
    insertPlace(editor, awaited);
  }, [awaited, propriedades, editor]);
  const markers = markerChoices({
    editor,
    data,
    isShown: (chave) => sheet.current === null || placeOf(sheet.current, chave) !== undefined,
    goTo,
    goToNext,
  });
  return (
    <CorpoContext value={data}>
      <div className={props.embedded ? styles.embutido : styles.editor}>
        {editavel && (
          <CorpoToolbar
            ref={bar}
            editor={editor}
            modo={modo}
            markers={markers}
            signaturePlaces={
              modo === 'modelo'
                ? signatureChoices(
                    editor,
                    props.propriedades,
                    onNovoLugar && (() => setAwaited(onNovoLugar())),
                  )
                : []
            }
            onLocalizar={() => setLooking({ substituir: false, first: chosenWords(editor) })}
            pastedImage={pasted}
            onPastedDone={() => setPasted(undefined)}
          />
        )}
        {looking && editavel && (
          <LocalizarBar
            key={`${looking.first}-${looking.substituir}`}
            editor={editor}
            modo={modo}
            {...looking}
            onClose={() => backToText(editor, () => setLooking(undefined))}
          />
        )}
        <div className={styles.mesa} ref={sheet} onKeyDown={(event) => typeBeside(editor, modo, event)}>
          <div className={styles.papel}>
            <EditorContent editor={editor} onBlur={props.onBlur} />
            <Notas editor={editor} editavel={editavel} onEdit={notas.ask} />
          </div>
        </div>
        <p id={helpId} className="vh">
          {text('editor.corpo.ajuda')}
        </p>
        <p role="status" className={refused > 0 ? styles.recusa : 'vh'} key={refused}>
          {refused > 0 && text('editor.corpo.fixoRecusa')}
        </p>
        {notas.asked && <NotaDialog {...notas.dialogOf(editor)} />}
        {referencias.asked && (
          <ReferenciaDialog
            {...referencias.dialogOf(
              editor,
              modo,
              textoDeMarcador((chave) => textOfMarcador(data, chave)),
            )}
          />
        )}
        {referencias.captioned !== undefined && (
          <LegendaDialog {...referencias.legendaOf(editor, referencias.captioned)} />
        )}
        {open && (
          <MarcadorPopover
            key={open.chave}
            chave={open.chave}
            at={open.at}
            data={data}
            field={props.fieldOf?.(open.chave)}
            usados={props.usadosDe?.(open.chave) ?? noValues}
            onValor={(valor) => props.onValor?.(open.chave, valor)}
            onNext={goToNext}
            onClose={() => setOpen(undefined)}
          />
        )}
      </div>
    </CorpoContext>
  );
};

/** What is chosen in the text, where it is words of one line. */
const chosenWords = ({ state: { doc, selection } }: Editor): string => {
  const words = doc.textBetween(selection.from, selection.to, '\n', '\ufffc');
  return /[\n\ufffc]/.test(words) ? '' : words.slice(0, 200);
};
