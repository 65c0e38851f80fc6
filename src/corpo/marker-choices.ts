import type { Editor } from '@tiptap/react';
import { CornerDownRight } from 'lucide-react';
import { marcadoresOf } from '#schemas/corpo/marcadores-of.ts';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import { text } from '#src/i18n/text.ts';
import type { CorpoData } from './corpo-context.ts';
import { estadoMarcador } from './estado-marcador.ts';
import { isSignaturePlace, placeChoice } from './signature-choices.ts';
import type { ToolChoice } from './toolbar/tool.ts';

interface MarkerChoicesInput {
  /** Whether the marker stands where one sees it. */
  readonly isShown: (chave: string) => boolean;
  readonly editor: Editor;
  readonly data: CorpoData;
  readonly goTo: (chave: string) => boolean;
  readonly goToNext: () => boolean;
}

/** The markers of the text, to go to, and those of the model that are not in it, to insert. */
export const markerChoices = ({
  editor,
  data,
  isShown,
  goTo,
  goToNext,
}: MarkerChoicesInput): ToolChoice[] => {
  const inText = marcadoresOf(editor.getJSON() as CorpoDoc).valores;
  const insertable = [...data.propriedades.values()].filter(
    (each) => data.modo === 'modelo' || !isSignaturePlace(each),
  );
  const insert = (chave: string): void =>
    void editor.chain().focus().insertContent({ type: 'marcador', attrs: { chave } }).run();
  if (data.modo === 'modelo')
    return insertable.length === 0
      ? [nothing()]
      : insertable.map((each) =>
          isSignaturePlace(each)
            ? placeChoice(editor, each.chave, each.rotulo)
            : {
                id: each.chave,
                label: each.rotulo,
                detail: `{{${each.chave}}}`,
                perform: () => insert(each.chave),
              },
        );
  const known = inText.filter((chave) => data.propriedades.has(chave) && isShown(chave));
  const absent = insertable.filter(({ chave }) => !inText.includes(chave));
  if (known.length === 0 && absent.length === 0) return [nothing()];
  return [
    {
      id: 'proximo',
      label: text('editor.marcadores.proximo'),
      icon: CornerDownRight,
      shortcut: 'Alt+M',
      disabled: known.every((chave) => estadoMarcador(data, chave).valor !== undefined),
      // the menu closes first: its focus must not come back over the marker's
      perform: () => void setTimeout(goToNext),
    },
    ...known.map((chave, index) => {
      const { rotulo, valor } = estadoMarcador(data, chave);
      return {
        id: chave,
        label: rotulo,
        detail: valor ?? text('editor.corpo.assinaturaLivre'),
        divided: index === 0,
        perform: () => void setTimeout(() => goTo(chave)),
      };
    }),
    ...absent.map(({ chave, rotulo }, index) => ({
      id: `inserir-${chave}`,
      label: rotulo,
      detail: text('editor.marcadores.inserir'),
      divided: index === 0,
      perform: () => insert(chave),
    })),
  ];
};

const nothing = (): ToolChoice => ({
  id: 'nenhum',
  label: text('editor.marcadores.nenhum'),
  disabled: true,
  perform: () => undefined,
});
