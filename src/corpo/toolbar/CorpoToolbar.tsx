import type { Editor } from '@tiptap/react';
import { Ellipsis } from 'lucide-react';
import { useRef, type Ref } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { useRovingFocus } from '#src/ui/use-roving-focus.ts';
import type { Tool, ToolChoice } from './tool.ts';
import { ToolButton } from './ToolButton.tsx';
import { ToolDialogs } from './ToolDialogs.tsx';
import { useShedding } from './use-shedding.ts';
import { useTools, type ToolsInput } from './use-tools.ts';
import { useToolDialogs } from './use-tool-dialogs.ts';
import styles from './Toolbar.module.css';

interface CorpoToolbarProps extends Omit<ToolsInput, 'open'> {
  readonly editor: Editor;
  readonly ref?: Ref<HTMLDivElement>;
  /** A picture that was pasted or dropped and waits for its description. */
  readonly pastedImage: File | undefined;
  readonly onPastedDone: () => void;
}

/** The tools of the text in one line and one stop of the Tab key; what does not fit goes to "Mais". */
export const CorpoToolbar = ({ editor, ref, pastedImage, onPastedDone, ...input }: CorpoToolbarProps) => {
  const text = useText();
  const dialogs = useToolDialogs();
  const { tools, rest } = useTools(editor, { ...input, open: dialogs.open });
  const bar = useRef<HTMLDivElement>(null);
  const { box, copy, shown } = useShedding(tools.length);
  useRovingFocus(bar);
  const more: Tool = {
    id: 'mais',
    label: text('editor.barra.mais'),
    icon: Ellipsis,
    choices: [...tools.slice(shown).flatMap(asChoices), ...rest],
  };
  return (
    <div ref={ref} className={styles.frame}>
      <div ref={bar} className={styles.bar} role="toolbar" aria-label={text('editor.barra.rotulo')}>
        <div ref={box} className={styles.line}>
          {tools.slice(0, shown).map((tool) => (
            <span key={tool.id} className={styles.item} data-divided={tool.divided || undefined}>
              <ToolButton tool={tool} />
            </span>
          ))}
          <ToolButton tool={more} />
          <div ref={copy} className={styles.measure} inert aria-hidden="true">
            {tools.map((tool) => (
              <span key={tool.id} className={styles.item} data-divided={tool.divided || undefined}>
                <ToolButton tool={tool} />
              </span>
            ))}
          </div>
        </div>
      </div>
      <ToolDialogs editor={editor} dialogs={dialogs} pastedImage={pastedImage} onPastedDone={onPastedDone} />
    </div>
  );
};

/** A tool without room, as lines of a menu. */
const asChoices = (tool: Tool): ToolChoice[] => {
  const { id, label, icon, shortcut, disabled, pressed, perform, choices } = tool;
  if (choices)
    return choices.map((choice, index) => ({
      ...choice,
      id: `${id}-${choice.id}`,
      divided: index === 0 || choice.divided,
      icon: choice.icon ?? icon,
    }));
  return [{ id, label, icon, shortcut, disabled, checked: pressed, perform: perform ?? (() => undefined) }];
};
