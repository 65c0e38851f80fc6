import { Button } from '@mui/material';
import type { ArrayFieldTemplateProps } from '@rjsf/utils';
import { CircleAlert, Plus } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { Sheet } from '#src/ui/Sheet.tsx';
import type { Field } from '../field.ts';
import { knownField } from '../form/field-of-ui.ts';
import { useForm } from '../form/form-context.ts';
import { errorId, pathOfId } from '../form/field-path.ts';
import { inSentence } from '../in-sentence.ts';
import { RowsTable } from './RowsTable.tsx';
import styles from './Rows.module.css';

/** A grid of rows: count and "incluir" in the head, a table, and what is wrong with the whole below it. */
export function RowsTemplate(props: ArrayFieldTemplateProps) {
  const text = useText();
  const { sections } = useForm();
  const { fieldPathId, items, canAdd, onAddClick, uiSchema, rawErrors = [], readonly, disabled } = props;
  const formData: unknown = props.formData;
  const box = useRef<HTMLDivElement>(null);
  const focusNew = useRef(false);
  const field = knownField(uiSchema);
  const id = fieldPathId.$id;
  const section = sections.find(({ names }) => names.length === 1 && names[0] === field.name);
  const idle = readonly || disabled || canAdd === false;
  const count = Array.isArray(formData) ? formData.length : 0;
  const least = field.required ? (field.property.minItems ?? 0) : 0;

  useEffect(() => {
    if (!focusNew.current) return;
    focusNew.current = false;
    const last = [...(box.current?.querySelectorAll('[data-linha]') ?? [])].at(-1);
    last
      ?.querySelector<HTMLElement>('td input, td [role=combobox], td textarea, td button:not([data-ordem])')
      ?.focus();
  }, [count]);

  const add = (): void => {
    focusNew.current = true;
    onAddClick();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    if (event.key !== 'Enter' || event.defaultPrevented || idle || !isTyping(target)) return;
    const rows = [...(box.current?.querySelectorAll('[data-linha]') ?? [])];
    const cells = [...(rows.at(-1)?.querySelectorAll('td[data-celula]') ?? [])];
    event.preventDefault();
    if (cells.at(-1)?.contains(target)) add();
  };
  const title = section?.title ?? field.title;
  const needed = neededOf(field);
  const one = field.property.items?.title;
  const side = (
    <>
      <span className="sm mut num" role="status">
        {text('cadastro.linhas.quantas', { count })}
      </span>
      {!readonly && (
        <Button
          id={id}
          size="small"
          startIcon={<Plus aria-hidden />}
          disabled={idle}
          onClick={add}
          aria-describedby={rawErrors.length > 0 ? errorId(id) : undefined}
        >
          {one === undefined
            ? text('cadastro.linhas.incluir')
            : text('cadastro.linhas.incluirNome', { nome: inSentence(one) })}
        </Button>
      )}
    </>
  );
  return (
    <Sheet flush title={title} side={side} className={section ? styles.sheet : styles.inner}>
      <div ref={box} onKeyDown={onKeyDown} data-campo={pathOfId(id)}>
        {section?.description !== undefined && <p className={styles.intro}>{section.description}</p>}
        {items.length === 0 ? (
          <p className={styles.empty}>
            {field.property.description ?? text('cadastro.linhas.vazia', { nome: inSentence(field.title) })}
            {least > 0 && !readonly && ` ${text('cadastro.linhas.aoMenos', { count: least })}`}
          </p>
        ) : (
          <>
            {needed.length > 0 && !readonly && (
              <p className={styles.intro}>{text('cadastro.linhas.obrigatorios', { nomes: needed })}</p>
            )}
            <RowsTable field={field} items={items} />
          </>
        )}
        {rawErrors[0] !== undefined && (
          <p className={styles.error} id={errorId(id)}>
            <CircleAlert size={14} aria-hidden />
            {rawErrors[0]}
          </p>
        )}
      </div>
    </Sheet>
  );
}

const inWords = new Intl.ListFormat('pt-BR');

/** What a row cannot be without, where it may be without something else; in a row nothing else says so before one saves. */
const neededOf = ({ columns = [] }: Field): string => {
  const needed = columns.filter(({ required }) => required);
  return needed.length === columns.length ? '' : inWords.format(needed.map(({ title }) => title));
};

const isTyping = (target: HTMLElement): boolean =>
  target instanceof HTMLInputElement && target.getAttribute('aria-expanded') !== 'true';
