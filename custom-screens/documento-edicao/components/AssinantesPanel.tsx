import { PenLine } from 'lucide-react';
import { useText } from '#src/i18n/use-text.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import type { Assinantes } from '../use-assinantes.ts';
import { useMayISign } from '../use-may-i-sign.ts';
import { AssinanteRow } from './AssinanteRow.tsx';
import { LugarLivre } from './LugarLivre.tsx';
import styles from './Edicao.module.css';

interface AssinantesPanelProps {
  /** The draft. */
  readonly id: number;
  /** The model takes people from outside. */
  readonly deFora: boolean;
  readonly acts: Assinantes;
  readonly editavel: boolean;
}

/** Who signs, in order; and a person for each place that is still free. */
export const AssinantesPanel = ({ id, deFora, acts, editavel }: AssinantesPanelProps) => {
  const text = useText();
  const { assinantes, livres } = acts;
  const eu = useMayISign(editavel && livres.length > 0, assinantes);
  if (assinantes.length === 0 && livres.length === 0)
    return <EmptyState icon={PenLine} title={text('editor.assinantes.semLugar')} />;
  return (
    <div className={styles.signers}>
      <h2 className={styles.faltasTitle}>{text('editor.assinantes.titulo')}</h2>
      {assinantes.length === 0 && <p className="sm sub">{text('editor.assinantes.nenhumAjuda')}</p>}
      {assinantes.length > 1 && editavel && <p className="xs mut">{text('editor.assinantes.ordemAjuda')}</p>}
      <ol aria-busy={acts.busy}>
        {assinantes.map((assinante, index) => (
          <AssinanteRow
            key={assinante.id}
            assinante={assinante}
            lugar={acts.rotuloOf(assinante.marcador)}
            position={index + 1}
            total={assinantes.length}
            editavel={editavel}
            onMove={(by) => void acts.mover(assinante, by)}
            onPrazo={(prazo) => void acts.mudarPrazo(assinante, prazo)}
            onComo={(estrategia) => void acts.mudarComo(assinante, estrategia)}
            onRemove={() => void acts.retirar(assinante)}
          />
        ))}
      </ol>
      {livres.map(({ chave, rotulo }) => (
        <LugarLivre
          key={chave}
          id={id}
          chave={chave}
          rotulo={rotulo}
          deFora={deFora}
          editavel={editavel}
          eu={eu}
          onIndicar={(quem) => void acts.indicar(chave, quem)}
        />
      ))}
      {livres.length === 0 && editavel && (
        <p className="xs mut">{text('editor.assinantes.todosOcupados', { count: assinantes.length })}</p>
      )}
    </div>
  );
};
