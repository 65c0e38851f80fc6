import { defined } from '#schemas/defined.ts';
import Popper from '@mui/material/Popper';
import TextField from '@mui/material/TextField';
import { useEffect, useId, type KeyboardEvent, type RefObject } from 'react';
import type { PessoaMencionada } from '#schemas/shapes/comentario.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import type { Comentado } from './comentado.ts';
import { useMention } from './use-mention.ts';
import styles from './Comentarios.module.css';

interface CampoComentarioProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly comentado: Comentado;
  /** What the field is called; absent, a comment. */
  readonly label?: string | undefined;
  readonly value: string;
  readonly busy: boolean;
  readonly error?: string | undefined;
  readonly autoFocus?: boolean;
  readonly onChange: (texto: string) => void;
  readonly onCall: (person: PessoaMencionada) => void;
  readonly onSend: () => void;
}

const longestComment = 2000;

/** Where a comment is written; after an @ the people whom it may call are offered. */
export const CampoComentario = (props: CampoComentarioProps) => {
  const { field, comentado, label, value, busy, error, autoFocus = false, onChange, onCall, onSend } = props;
  const text = useText();
  const listId = useId();
  // what is there already is written on
  useEffect(() => {
    const { current: here } = field;
    if (autoFocus) here?.setSelectionRange(here.value.length, here.value.length);
  }, [autoFocus, field]);
  const { mention, people, nobody, current, follow, move, close } = useMention(comentado);
  const open = mention !== undefined && (people.length > 0 || nobody);
  const choose = (person: PessoaMencionada | undefined): void => {
    if (!mention || !person) return;
    const before = `${value.slice(0, mention.start)}@${person.nome} `;
    onChange(before + value.slice(mention.start + 1 + mention.words.length).trimStart());
    onCall(person);
    close();
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(before.length, before.length);
    });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') {
      event.preventDefault();
      onSend();
      return;
    }
    if (!open) return;
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Escape: close,
      ...defined({
        Enter: people.length > 0 ? () => choose(people[current]) : undefined,
        Tab: people.length > 0 ? () => choose(people[current]) : undefined,
      }),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <>
      <TextField
        label={label ?? text('comentarios.campo')}
        value={value}
        multiline
        fullWidth
        minRows={2}
        maxRows={10}
        disabled={busy}
        autoFocus={autoFocus}
        error={error !== undefined}
        helperText={error ?? text(`${comentado.textos}.ajuda`)}
        inputRef={field}
        onKeyDown={onKeyDown}
        onBlur={close}
        onChange={({ target }) => {
          onChange(target.value);
          follow(target.value, target.selectionStart ?? target.value.length);
        }}
        slotProps={{
          htmlInput: {
            maxLength: longestComment,
            'aria-autocomplete': 'list',
            'aria-controls': open ? listId : undefined,
            'aria-activedescendant': open && people.length > 0 ? `${listId}-${current}` : undefined,
          },
        }}
      />
      <Popper open={open} anchorEl={field.current} placement="bottom-start" className={styles.offer}>
        {nobody ? (
          <p role="status" className={styles.nobody}>
            {text(`${comentado.textos}.ninguem`)}
          </p>
        ) : (
          <ul
            id={listId}
            role="listbox"
            aria-label={text(`${comentado.textos}.pessoas`)}
            className={styles.people}
          >
            {people.map((person, index) => (
              <li
                key={person.id}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === current}
                className={classes(styles.person, index === current && styles.current)}
                // the field keeps the focus
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(person)}
              >
                {person.nome}
                <span className="xs mut">{person.unidade}</span>
              </li>
            ))}
          </ul>
        )}
      </Popper>
    </>
  );
};
