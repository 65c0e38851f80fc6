import { NodeSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { Plus } from 'lucide-react';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import type { Propriedade } from '#schemas/shapes/propriedade.ts';
import { marcadoresOf } from '#schemas/corpo/marcadores-of.ts';
import { text } from '#src/i18n/text.ts';
import type { ToolChoice } from './toolbar/tool.ts';

/** Whether a marker stands for where somebody signs, and not for words. */
export const isSignaturePlace = ({ tipo }: Pick<Propriedade, 'tipo'>): boolean => tipo === 'ASSINANTE';

/** Places of signature of a model: each may stand once. `onNew`, where the model may have one more, makes a marker and its place. */
export const signatureChoices = (
  editor: Editor,
  propriedades: readonly Propriedade[],
  onNew: (() => void) | undefined,
): ToolChoice[] => {
  const places = propriedades
    .filter(isSignaturePlace)
    .map(({ chave, rotulo }) => placeChoice(editor, chave, rotulo));
  const more: ToolChoice[] = onNew
    ? [
        {
          id: 'novo',
          label: text(places.length === 0 ? 'editor.assinantes.inserirLugar' : 'editor.assinantes.novoLugar'),
          icon: Plus,
          divided: places.length > 0,
          perform: onNew,
        },
      ]
    : [];
  if (places.length === 0 && more.length === 0)
    return [
      { id: 'nenhum', label: text('editor.assinantes.semLugar'), disabled: true, perform: () => undefined },
    ];
  return [...places, ...more];
};

/** A place of signature as a line of a menu: chosen, it enters the text. */
export const placeChoice = (editor: Editor, chave: string, rotulo: string): ToolChoice => ({
  id: chave,
  label: rotulo,
  detail: `{{${chave}}}`,
  disabled: marcadoresOf(editor.getJSON() as CorpoDoc).assinaturas.includes(chave),
  perform: () => insertPlace(editor, chave),
});

/** After a place that stands chosen, not over it: it was chosen when it entered. */
export const insertPlace = (editor: Editor, chave: string): void => {
  const { selection } = editor.state;
  const at = selection instanceof NodeSelection ? selection.to : { from: selection.from, to: selection.to };
  editor.chain().focus().insertContentAt(at, { type: 'assinatura', attrs: { chave } }).run();
};
