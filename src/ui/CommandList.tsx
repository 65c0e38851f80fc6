import Dialog from '@mui/material/Dialog';
import { CornerDownLeft, Search } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from './classes.ts';
import type { Command } from './commands.ts';
import { findCommands } from './find-commands.ts';
import { Highlight } from './Highlight.tsx';
import styles from './CommandList.module.css';

interface CommandListProps {
  readonly commands: readonly Command[];
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  /** What is offered for what was typed, after all that was found: contents, and a search for it. */
  readonly otherwise: readonly Command[];
  readonly onClose: () => void;
}

/** Everything that may be done here, found by its name: a field over a list of options, walked by the arrows. */
export const CommandList = ({ commands, typed, onTyped, otherwise, onClose }: CommandListProps) => {
  const text = useText();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const groups = findCommands(commands, typed);
  const all = [...groups.flatMap((group) => group.commands), ...otherwise];
  const optionId = (index: number): string => `${id}-${index}`;
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [at, typed]);
  const perform = (command: Command | undefined): void => {
    if (!command || command.motivo !== undefined) return;
    onClose();
    command.perform();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const last = all.length - 1;
    const to = {
      ArrowDown: at >= last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      PageDown: Math.min(last, at + 8),
      PageUp: Math.max(0, at - 8),
    }[event.key];
    if (to !== undefined) setAt(to);
    else if (event.key === 'Enter') perform(all[at]);
    else return;
    event.preventDefault();
  };
  let index = -1;
  const option = (command: Command) => {
    index += 1;
    const place = index;
    const { icon: Icon, label, detail, found, shortcut, motivo } = command;
    return (
      <div
        key={command.id}
        id={optionId(place)}
        role="option"
        tabIndex={-1}
        aria-selected={place === at}
        aria-disabled={motivo !== undefined}
        className={classes(styles.option, motivo !== undefined && styles.refused)}
        onPointerMove={() => setAt(place)}
        onClick={() => perform(command)}
      >
        <span className={styles.icon}>
          {Icon && <Icon size={16} strokeWidth={1.75} aria-hidden="true" />}
        </span>
        <span className={styles.label}>
          <span>
            <Highlight term={typed}>{label}</Highlight>
          </span>
          {detail !== undefined && (
            <small>
              <Highlight term={typed}>{detail}</Highlight>
            </small>
          )}
          {found && <small className={styles.found}>{found}</small>}
          {motivo !== undefined && <small>{motivo}</small>}
        </span>
        {shortcut !== undefined && (
          <span className={styles.keys}>
            <span className="vh">{text('comandos.atalho')}</span>
            {shortcut.split(/[ +]/).map((key) => (
              <kbd key={key}>{key === 'Escape' ? 'Esc' : key}</kbd>
            ))}
          </span>
        )}
      </div>
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-titulo`}
      slotProps={{ container: { className: styles.container }, paper: { className: styles.paper } }}
    >
      <h2 id={`${id}-titulo`} className="vh">
        {text('comandos.titulo')}
      </h2>
      <div className={styles.field}>
        <Search size={18} strokeWidth={1.75} aria-hidden="true" />
        <input
          className={styles.input}
          type="text"
          role="combobox"
          autoFocus
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={typed}
          placeholder={text('comandos.exemplo')}
          aria-label={text('comandos.procurar')}
          aria-expanded={all.length > 0}
          aria-controls={`${id}-lista`}
          aria-autocomplete="list"
          aria-activedescendant={all[at] ? optionId(at) : undefined}
          onChange={({ target }) => {
            onTyped(target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        <kbd aria-hidden="true">Esc</kbd>
      </div>
      <div
        ref={list}
        id={`${id}-lista`}
        role="listbox"
        aria-label={text('comandos.titulo')}
        className={styles.list}
      >
        {groups.map(({ name, commands: own }, place) => (
          <div key={name} role="group" aria-labelledby={`${id}-grupo-${place}`}>
            <div id={`${id}-grupo-${place}`} role="presentation" className={styles.group}>
              {name}
            </div>
            {own.map(option)}
          </div>
        ))}
        {otherwise.length > 0 && (
          <div role="group" aria-labelledby={`${id}-pesquisa`}>
            <div id={`${id}-pesquisa`} role="presentation" className={styles.group}>
              {text('comandos.pesquisa')}
            </div>
            {otherwise.map(option)}
          </div>
        )}
      </div>
      {all.length === 0 && <p className={styles.empty}>{text('comandos.nada')}</p>}
      <p className="vh" role="status">
        {text('comandos.quantos', { count: all.length })}
      </p>
      <p className={styles.foot} aria-hidden="true">
        <CornerDownLeft size={13} />
        {text('comandos.ajuda')}
      </p>
    </Dialog>
  );
};
