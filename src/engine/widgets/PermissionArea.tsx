import type { PermissaoItem } from '#schemas/shapes/permissao.ts';
import { permissionActions, type PermissionAction } from '#schemas/permissions.ts';
import { useText } from '#src/i18n/use-text.ts';
import { GrantBox } from './GrantBox.tsx';
import type { GrantedSet } from './granted-set.ts';
import styles from './PermissionMatrix.module.css';
import { Checkbox } from '@mui/material';

interface Props {
  label: string;
  names: readonly string[];
  grants: GrantedSet;
  idle: boolean | undefined;
  onChange: (names: readonly string[], granted: boolean) => void;
}

/** One box for a whole line, column or area of the matrix. */
function AllBox({ label, names, grants, idle, onChange }: Props) {
  const granted = names.filter((name) => grants.chosen.has(name)).length;
  const all = names.length > 0 && granted === names.length;
  return (
    <Checkbox
      size="small"
      checked={all}
      indeterminate={granted > 0 && !all}
      disabled={idle}
      slotProps={{ input: { 'aria-label': label } }}
      onChange={() => onChange(names, !all)}
    />
  );
}

interface AreaProps {
  title: string;
  items: readonly PermissaoItem[];
  grants: GrantedSet;
  idle: boolean | undefined;
  onChange: (names: readonly string[], granted: boolean) => void;
}

const namesOf = (items: readonly PermissaoItem[]): string[] => items.map(({ nome }) => nome);

/** The head of an area: its name, one box for all of it, and how many are granted. */
function AreaHead({ title, items, grants, idle, onChange }: AreaProps) {
  const text = useText();
  const granted = items.filter(({ nome }) => grants.chosen.has(nome)).length;
  return (
    <div className={styles.areaHead}>
      <AllBox
        label={text('cadastro.permissoes.todas', { grupo: title })}
        names={namesOf(items)}
        grants={grants}
        idle={idle}
        onChange={onChange}
      />
      <h3>{title}</h3>
      <span className="xs mut num">
        {text('cadastro.permissoes.contagem', { n: granted, total: items.length })}
      </span>
    </div>
  );
}

/** The grants of an area without columns: one below the other, each with what it opens. */
export function PermissionList(props: AreaProps) {
  const { items, grants, idle, onChange } = props;
  return (
    <section className={styles.area}>
      <AreaHead {...props} />
      <ul className={styles.list}>
        {items.map(({ nome, titulo, abre, futura }) => (
          <li key={nome}>
            <GrantBox
              label={titulo}
              shown
              future={futura}
              checked={grants.chosen.has(nome)}
              changed={grants.chosen.has(nome) !== grants.saved.has(nome)}
              idle={idle}
              onChange={(granted) => onChange([nome], granted)}
            />
            {abre && <p className={styles.opens}>{abre}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The grants of an area as a table: a line for each register, a column for each action, the others at the end. */
export function PermissionTable(props: AreaProps) {
  const { title, items, grants, idle, onChange } = props;
  const text = useText();
  const columns = permissionActions.filter((action) => items.some(({ acao }) => acao === action));
  const groups = [...new Set(items.map(({ grupo }) => grupo))];
  const actionName = (action: PermissionAction): string => text(`cadastro.permissoes.acoes.${action}`);
  return (
    <section className={styles.area}>
      <AreaHead {...props} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('cadastro.permissoes.cadastro')}</th>
            {columns.map((action) => (
              <th key={action} scope="col" className={styles.column}>
                <span>{actionName(action)}</span>
                <AllBox
                  label={text('cadastro.permissoes.coluna', { acao: actionName(action), area: title })}
                  names={namesOf(items.filter(({ acao }) => acao === action))}
                  grants={grants}
                  idle={idle}
                  onChange={onChange}
                />
              </th>
            ))}
            <th scope="col">{text('cadastro.permissoes.outras')}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map((grupo) => (
            <PermissionRow
              key={grupo}
              grants={grants}
              idle={idle}
              onChange={onChange}
              columns={columns}
              grupo={grupo}
              items={items.filter((item) => item.grupo === grupo)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps extends Omit<AreaProps, 'title'> {
  grupo: string;
  columns: readonly PermissionAction[];
}

function PermissionRow({ grupo, columns, items, grants, idle, onChange }: RowProps) {
  const text = useText();
  const future = items.every(({ futura }) => futura);
  const box = (item: PermissaoItem, others: boolean) => (
    <GrantBox
      key={item.nome}
      label={item.acao ? text('cadastro.permissoes.celula', { acao: item.titulo, grupo }) : item.titulo}
      short={item.titulo}
      shown={others}
      help={item.abre}
      future={item.futura && !future}
      checked={grants.chosen.has(item.nome)}
      changed={grants.chosen.has(item.nome) !== grants.saved.has(item.nome)}
      idle={idle}
      onChange={(granted) => onChange([item.nome], granted)}
    />
  );
  return (
    <tr>
      <th scope="row">
        <div className={styles.rowHead}>
          <AllBox
            label={text('cadastro.permissoes.linha', { grupo })}
            names={namesOf(items)}
            grants={grants}
            idle={idle}
            onChange={onChange}
          />
          <span>
            {grupo}
            {future && <span className={styles.future}>{text('cadastro.permissoes.futura')}</span>}
          </span>
        </div>
      </th>
      {columns.map((action) => {
        const found = items.filter(({ acao }) => acao === action);
        return (
          <td key={action} className={styles.column}>
            {found.map((item) => box(item, false))}
          </td>
        );
      })}
      <td>
        <div className={styles.others}>
          {items.filter(({ acao }) => acao === undefined).map((item) => box(item, true))}
        </div>
      </td>
    </tr>
  );
}
