import { TableKit } from '@tiptap/extension-table';
import { TextAlign } from '@tiptap/extension-text-align';
import { Node, type Extensions } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { text } from '#src/i18n/text.ts';
import type { ModoCorpo } from './corpo-context.ts';
import type { TextoDe } from '#schemas/corpo/alvos-of.ts';
import { Ancora } from './extensions/ancora.ts';
import { Assinatura } from './extensions/assinatura.ts';
import { Ausentes } from './extensions/ausentes.ts';
import { Classe } from './extensions/classe.ts';
import type { Colado } from './extensions/clean-word-html.ts';
import { Colar } from './extensions/colar.ts';
import { Cursor } from './extensions/cursor.ts';
import { DispositivoExtension } from './extensions/dispositivo.ts';
import { Dica } from './extensions/dica.ts';
import { Fixo } from './extensions/fixo.ts';
import { Imagem } from './extensions/imagem.ts';
import { Sobrescrito, Subscrito } from './extensions/indices.ts';
import { isEndereco } from './is-endereco.ts';
import { Marcador } from './extensions/marcador.ts';
import { Nota } from './extensions/nota.ts';
import { ProtectFixo } from './extensions/protect-fixo.ts';
import { QuebraPagina } from './extensions/quebra-pagina.ts';
import { Numeracao } from './extensions/numeracao.ts';
import { Localizar } from './localizar/localizar.ts';
import { Referencia } from './extensions/referencia.ts';
import { Teclas } from './extensions/teclas.ts';

export interface CorpoExtensionsOptions {
  readonly modo: ModoCorpo;
  /** Text of a marker or of a place of signature outside the editor. */
  readonly textOf: (chave: string) => string;
  /** The value of a marker, once the system knows who receives. */
  readonly recipientOf: (chave: string) => string | undefined;
  readonly knows: (chave: string) => boolean;
  readonly onImagem: (file: File) => void;
  readonly onRefused: () => void;
  readonly onToolbar: () => void;
  /** The words of a footnote are asked for: of the one at this position, or of a new one. */
  readonly onNota: (at: number | undefined) => void;
  /** From the call of a footnote to its words. */
  readonly onGoToNota: (numero: number) => void;
  /** What a reference names is asked for: of the one at this position, or of a new one. */
  readonly onReferencia: (at: number | undefined) => void;
  /** Words are to be looked for, and to be replaced. */
  readonly onLocalizar: (substituir: boolean) => void;
  readonly onGoToAncora: (ancora: string) => void;
  /** The caption of the table or picture at this position is to be written. */
  readonly onLegenda: (at: number) => void;
  /** References that were pasted without what they name, and are plain words now. */
  readonly onReferenciasPerdidas: (count: number) => void;
  /** What was pasted lost the form of some numbers, or its hidden words. */
  readonly onColado?: (told: Colado) => void;
}

/** The top of the body: free blocks and the parts that the model fixed. */
const Corpo = Node.create({ name: 'doc', topNode: true, content: '(block | topo)+' });
const Texto = Node.create({ name: 'text', group: 'inline' });

/** Everything that a body may hold, and nothing else: the same as `schemas/shapes/corpo.ts`. */
export const corpoExtensions = (options: CorpoExtensionsOptions): Extensions => [
  Corpo,
  Texto,
  StarterKit.configure({
    document: false,
    text: false,
    codeBlock: false,
    trailingNode: false,
    heading: { levels: [1, 2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: 'noopener noreferrer', class: null },
      isAllowedUri: (url) => isEndereco(url),
      shouldAutoLink: (url) => isEndereco(url),
    },
    undoRedo: { depth: 200 },
  }),
  Subscrito,
  Sobrescrito,
  TextAlign.configure({
    types: ['heading', 'paragraph'],
    alignments: ['left', 'center', 'right', 'justify'],
  }),
  Classe,
  DispositivoExtension,
  TableKit.configure({ table: { resizable: false, allowTableNodeSelection: true } }),
  Imagem,
  Marcador.configure({ textOf: options.textOf }),
  Assinatura.configure({ textOf: options.textOf }),
  Ausentes.configure({ valueOf: options.recipientOf }),
  Ancora,
  Numeracao,
  Referencia.configure({
    onReferencia: options.onReferencia,
    onGo: options.onGoToAncora,
    onLegenda: options.onLegenda,
    textoDe: textoDeMarcador(options.textOf),
  }),
  Nota.configure({ onNota: options.onNota, onGo: options.onGoToNota }),
  QuebraPagina,
  Fixo,
  Dica.configure({ text: text('editor.corpo.escreva') }),
  Colar.configure({
    knows: options.knows,
    onImagem: options.onImagem,
    onReferenciasPerdidas: options.onReferenciasPerdidas,
    onColado: options.onColado,
  }),
  Localizar.configure({ onLocalizar: options.onLocalizar }),
  Teclas.configure({ onToolbar: options.onToolbar }),
  ...(options.modo === 'documento' ? [ProtectFixo.configure({ onRefused: options.onRefused }), Cursor] : []),
];

/** What a heading with markers is called where it is referred to. */
export const textoDeMarcador =
  (textOf: (chave: string) => string): TextoDe =>
  ({ type, attrs }) =>
    type === 'marcador' ? textOf(String(attrs?.['chave'])) : '';
