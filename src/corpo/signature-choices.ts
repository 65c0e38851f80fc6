import type { Editor } from '@tiptap/react';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import type { Propriedade } from '#schemas/shapes/propriedade.ts';
import { marcadoresOf } from '#schemas/corpo/marcadores-of.ts';
import { text } from '#src/i18n/text.ts';
import type { ToolChoice } from './toolbar/tool.ts';

/** Places of signature of a model: each may stand once. */
export const signatureChoices = (editor: Editor, propriedades: readonly Propriedade[]): ToolChoice[] => {
  const present = marcadoresOf(editor.getJSON() as CorpoDoc).assinaturas;
  const places = propriedades.filter(({ chave }) => /^assinatura_\d+$/.test(chave));
  if (places.length === 0)
    return [
      { id: 'nenhum', label: text('editor.assinantes.semLugar'), disabled: true, perform: () => undefined },
    ];
  return places.map(({ chave, rotulo }) => ({
    id: chave,
    label: rotulo,
    detail: `{{${chave}}}`,
    disabled: present.includes(chave),
    perform: () => void editor.chain().focus().insertContent({ type: 'assinatura', attrs: { chave } }).run(),
  }));
};
