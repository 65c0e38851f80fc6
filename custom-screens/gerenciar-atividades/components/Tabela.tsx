import Checkbox from '@mui/material/Checkbox';
import { Link } from 'react-router-dom';
import type { AtividadeGerenciada } from '#schemas/shapes/fluxo-atividade.ts';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { formatDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PlainTable } from '#src/ui/PlainTable.tsx';
import styles from '../GerenciarAtividades.module.css';

interface TabelaProps {
  readonly itens: readonly AtividadeGerenciada[];
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: (chosen: ReadonlySet<number>) => void;
}

/** The open activities, each with who has it and until when. */
export const Tabela = ({ itens, chosen, onChoose }: TabelaProps) => {
  const text = useText();
  const all = itens.every(({ id }) => chosen.has(id));
  const choose = (id: number, on: boolean): void =>
    onChoose(new Set(on ? [...chosen, id] : [...chosen].filter((one) => one !== id)));
  return (
    <PlainTable label={text('gerenciarAtividades.titulo')}>
      <thead>
        <tr>
          <th scope="col">
            <Checkbox
              size="small"
              checked={all}
              slotProps={{ input: { 'aria-label': text('gerenciarAtividades.escolherTodas') } }}
              onChange={(_, on) => onChoose(new Set(on ? itens.map(({ id }) => id) : []))}
            />
          </th>
          <th scope="col">{text('gerenciarAtividades.atividade')}</th>
          <th scope="col">{text('gerenciarAtividades.conteudo')}</th>
          <th scope="col">{text('gerenciarAtividades.pessoa')}</th>
          <th scope="col">{text('gerenciarAtividades.prazo')}</th>
        </tr>
      </thead>
      <tbody>
        {itens.map((one) => (
          <Linha key={one.id} atividade={one} chosen={chosen.has(one.id)} onChoose={choose} />
        ))}
      </tbody>
    </PlainTable>
  );
};

interface LinhaProps {
  readonly atividade: AtividadeGerenciada;
  readonly chosen: boolean;
  readonly onChoose: (id: number, on: boolean) => void;
}

const Linha = ({ atividade, chosen, onChoose }: LinhaProps) => {
  const text = useText();
  const { id, nome, fluxo, versao, papel, conteudo, assumidaPor, pessoas, prazo, atrasada } = atividade;
  const people = pessoas.slice(0, 3).map((one) => one.nome);
  const names = pessoas.length > 3 ? `${people.join(', ')} +${pessoas.length - 3}` : people.join(', ');
  return (
    <tr>
      <td>
        <Checkbox
          size="small"
          checked={chosen}
          slotProps={{ input: { 'aria-label': text('gerenciarAtividades.escolher', { nome }) } }}
          onChange={(_, on) => onChoose(id, on)}
        />
      </td>
      <td>
        <b>{nome}</b>
        {atividade.prioridade === 'URGENTE' && (
          <span className={styles.urgent}>{text('gerenciarAtividades.urgente')}</span>
        )}
        <div className="sm sub">{text('gerenciarAtividades.versao', { fluxo, versao })}</div>
        {atividade.situacao !== 'ATIVA' && (
          <div className="sm sub">{text(`gerenciarAtividades.situacao.${atividade.situacao}`)}</div>
        )}
      </td>
      <td>
        {conteudo ? (
          <Link to={consultaPath(conteudo.id, conteudo.tipo)}>
            {conteudo.numero === undefined ? conteudo.assunto : `${conteudo.numero}: ${conteudo.assunto}`}
          </Link>
        ) : (
          <span className="sub">{text('gerenciarAtividades.fora')}</span>
        )}
      </td>
      <td>
        {assumidaPor !== undefined
          ? text('gerenciarAtividades.com', { quem: assumidaPor })
          : names === ''
            ? text('gerenciarAtividades.semNinguem')
            : text('gerenciarAtividades.paraQuem', { quem: names })}
        <div className="sm sub">{papel}</div>
      </td>
      <td className={atrasada ? styles.late : undefined}>
        {prazo === undefined
          ? text('gerenciarAtividades.semPrazo')
          : text(atrasada ? 'gerenciarAtividades.vencido' : 'gerenciarAtividades.ate', {
              dia: formatDay(prazo),
            })}
      </td>
    </tr>
  );
};
