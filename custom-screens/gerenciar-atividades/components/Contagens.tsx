import type { ContagemAtividades } from '#schemas/shapes/fluxo-atividade.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Sheet } from '#src/ui/Sheet.tsx';
import { withPart, type Filtro } from '../filter-kinds.ts';
import styles from '../GerenciarAtividades.module.css';

interface ContagensProps {
  readonly contagem: ContagemAtividades;
  readonly filtro: Filtro;
  readonly onChange: (filtro: Filtro) => void;
}

/** How many wait by role, by unit and by person; each one chosen shows only its own. */
export const Contagens = ({ contagem, filtro, onChange }: ContagensProps) => {
  const text = useText();
  const { total, atrasadas, porPapel, porUnidade, porPessoa } = contagem;
  return (
    <Sheet title={text('gerenciarAtividades.contagens')}>
      <p className="sm sub">
        {text('gerenciarAtividades.total', { count: total })},{' '}
        {text('gerenciarAtividades.vencidas', { count: atrasadas })}
      </p>
      <div className={styles.counts}>
        <Lista
          title={text('gerenciarAtividades.porPapel')}
          linhas={porPapel}
          chosen={filtro.papel}
          onChoose={(papel) => onChange(withPart(filtro, { papel }))}
        />
        <Lista
          title={text('gerenciarAtividades.porUnidade')}
          linhas={porUnidade}
          chosen={filtro.unidadeId?.toString()}
          onChoose={(id) => onChange(withPart(filtro, { unidadeId: id && Number(id) }))}
        />
        <Lista
          title={text('gerenciarAtividades.porPessoa')}
          linhas={porPessoa}
          chosen={filtro.usuarioId?.toString()}
          onChoose={(id) => onChange(withPart(filtro, { usuarioId: id && Number(id) }))}
        />
      </div>
    </Sheet>
  );
};

interface ListaProps {
  readonly title: string;
  readonly linhas: ContagemAtividades['porPapel'];
  readonly chosen: string | undefined;
  readonly onChoose: (chave: string | undefined) => void;
}

const Lista = ({ title, linhas, chosen, onChoose }: ListaProps) => {
  const text = useText();
  return (
    <section aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      {linhas.length === 0 && <p className="sm sub">{text('gerenciarAtividades.ninguem')}</p>}
      <ul className={styles.lines}>
        {linhas.map(({ chave, nome, quantas, atrasadas }) => (
          <li key={chave}>
            <button
              type="button"
              className={styles.line}
              aria-pressed={chosen === chave}
              onClick={() => onChoose(chosen === chave ? undefined : chave)}
            >
              <span className={styles.name}>{nome}</span>
              <b>{quantas}</b>
              {atrasadas > 0 && (
                <span className={styles.late}>
                  {text('gerenciarAtividades.vencidas', { count: atrasadas })}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
