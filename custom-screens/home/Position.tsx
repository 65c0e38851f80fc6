import { useState } from 'react';
import type { WidgetPainel } from '#schemas/shapes/painel.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { ShownHome } from '#src/painel/keep-shown.ts';
import { widgetName } from '#src/painel/widget-names.ts';
import { classes } from '#src/ui/classes.ts';
import { CountTabs } from '#src/ui/CountTabs.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { WidgetBody, WidgetFooter, WidgetSide } from './Widget.tsx';
import styles from './Home.module.css';

interface PositionProps {
  readonly numero: number;
  readonly widgets: readonly WidgetPainel[];
  readonly blocos: ShownHome['blocos'];
  readonly onRetry: () => void;
}

/** One position of the home: a block, or several as tabs. */
export const Position = ({ numero, widgets, blocos, onRetry }: PositionProps) => {
  const text = useText();
  const [chosen, setChosen] = useState<string>();
  const widget = widgets.find(({ id }) => id === chosen) ?? widgets[0];
  if (!widget) return null;
  const blockOf = (id: string) => blocos.find((block) => block.id === id);
  const block = blockOf(widget.id);
  const nameOf = (one: WidgetPainel): string => blockOf(one.id)?.titulo ?? widgetName(one);
  const panels = `inicio-${numero}`;
  const stacked = widgets.length > 1;
  const body = <WidgetBody widget={widget} block={block} onRetry={onRetry} />;
  return (
    <Sheet
      flush
      title={stacked ? <span className="vh">{nameOf(widget)}</span> : nameOf(widget)}
      side={
        <>
          {stacked && (
            <div className={styles.tabs}>
              <CountTabs
                label={text('painel.abas', { numero })}
                value={widget.id}
                panels={panels}
                onChange={setChosen}
                tabs={widgets.map((one) => {
                  const count = blockOf(one.id)?.total;
                  return { value: one.id, label: nameOf(one), count };
                })}
              />
            </div>
          )}
          <WidgetSide widget={widget} block={block} counted={!stacked} />
        </>
      }
      className={classes(styles.block, stacked && styles.stacked)}
      footer={<WidgetFooter widget={widget} block={block} />}
    >
      {stacked ? (
        <div
          id={`${panels}-${widget.id}`}
          role="tabpanel"
          aria-labelledby={`${panels}-${widget.id}-aba`}
          className={styles.panel}
        >
          {body}
        </div>
      ) : (
        body
      )}
    </Sheet>
  );
};
