import { useContext, useState } from 'react';
import { text } from '#src/i18n/text.ts';
import { later } from '#src/ui/later.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { useForm, useFormNow } from '../form/form-context.ts';
import { RowContext } from '../templates/row-context.ts';
import { inSentence } from '../in-sentence.ts';
import type { RelationOption } from '../relation.ts';
import { placesOf, type RegisterPlace } from '../register.ts';
import { useRegisters } from '../use-registers.ts';
import { narrowingOf } from './relation-filter.ts';
import { RelationPicker } from './RelationPicker.tsx';
import { fieldOf, useControl, type FieldWidgetProps } from './widget.ts';

const CreateRelated = later(() => import('./CreateRelated.tsx').then((module) => module.CreateRelated));

/** A relation to one record, or to several. */
export function RelationWidget(props: FieldWidgetProps) {
  const translate = useText();
  const { fields } = useForm();
  const { values } = useFormNow();
  const row = useContext(RowContext);
  const field = fieldOf(props);
  const { id, ...aria } = useControl(props);
  const { value, onChange, onBlur, readonly, disabled } = props;
  const relation = field.property['x-relation'];
  const multiple = field.kind === 'relations';
  const ids = idsOf(value);
  const { filter, waitsFor } = narrowingOf(relation ?? { resource: '' }, row?.values, values, fields);
  const rotulos = (row ? row.values : values)['rotulos'] as Record<string, unknown> | undefined;
  const target = useCreatable(relation?.resource);
  const [creating, setCreating] = useState<string>();
  const [created, setCreated] = useState<RelationOption>();
  const offers = target !== undefined && filter !== undefined && !disabled && !readonly;
  return (
    <>
      <RelationPicker
        id={id}
        resource={relation?.resource ?? ''}
        rotulo={relation?.label}
        filter={filter}
        waitsFor={waitsFor}
        value={ids}
        labels={knownLabels(ids, rotulos?.[field.name])}
        multiple={multiple}
        except={field.kind === 'tree' && typeof values['id'] === 'number' ? values['id'] : undefined}
        placeholder={row ? translate('cadastro.campo.escolha') : undefined}
        aria={aria}
        idle={disabled || readonly}
        onChange={(next) => onChange(multiple ? next : next[0])}
        onBlur={() => onBlur(id, value)}
        createLabel={offers ? (typed) => createLabel(target, typed) : undefined}
        onCreate={setCreating}
        created={created}
      />
      {target && filter && creating !== undefined && (
        <CreateRelated
          place={target}
          typed={creating}
          filter={filter}
          onCreated={(option) => {
            setCreated(option);
            onChange(multiple ? [...ids, option.id] : option.id);
          }}
          onClose={() => setCreating(undefined)}
        />
      )}
    </>
  );
}

/** The place where a new record of a register is made, for who may make one. */
function useCreatable(name: string | undefined): RegisterPlace | undefined {
  const register = useRegisters().registers.find(({ definicao }) => definicao.name === name);
  return register?.acoes.includes('create') ? placesOf(register)[0] : undefined;
}

function createLabel({ title }: RegisterPlace, typed: string): string {
  const nome = inSentence(title.one);
  return typed === ''
    ? text(`cadastro.campo.criar.${title.gender}`, { nome })
    : text('cadastro.campo.criarCom', { nome, texto: typed });
}

const idsOf = (value: unknown): number[] => {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((each): each is number => typeof each === 'number');
};

/** The labels that came with the values; a value chosen since has none here, and its option is known to the picker. */
function knownLabels(ids: readonly number[], rotulo: unknown): Record<number, string> {
  const labels: unknown[] = Array.isArray(rotulo) ? rotulo : [rotulo];
  return Object.fromEntries(
    ids.flatMap((id, index) => (typeof labels[index] === 'string' ? [[id, labels[index]] as const] : [])),
  );
}
