import { useState } from 'react';
import type { Processo } from '#schemas/shapes/processo.ts';
import type { EspecieRelacao, ProcessoResumo } from '#schemas/shapes/processo-relacoes.ts';
import { useRefusable } from '#src/conteudo/atos/use-refusable.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { processoName } from '../processo-name.ts';
import type { ProcessoActs } from '../use-processo-acts.ts';
import { ProcessoField } from './ProcessoField.tsx';
import styles from '../Processo.module.css';

interface RelacionarProcessoProps {
  readonly processo: Processo;
  readonly acts: ProcessoActs;
  readonly onClose: () => void;
}

const especies: readonly EspecieRelacao[] = ['ASSOCIADO', 'APENSADO', 'ANEXADO', 'SUBPROCESSO'];

/** Chooses another process and what it is to this one; the effect of each is told before it is done. */
export const RelacionarProcesso = ({ processo, acts, onClose }: RelacionarProcessoProps) => {
  const text = useText();
  const [especie, setEspecie] = useState<EspecieRelacao>('ASSOCIADO');
  const [outro, setOutro] = useState<ProcessoResumo>();
  const { busy, error, refuse, run } = useRefusable(onClose);
  return (
    <ConfirmDialog
      open
      title={text('processoConsulta.relacoes.dialogo.titulo', { processo: processoName(processo) })}
      confirmLabel={text('processoConsulta.relacoes.dialogo.confirmar')}
      busy={busy}
      reason={{
        label: text('processoConsulta.relacoes.dialogo.motivo'),
        hint: text('consulta.confirmar.cancelarDica'),
        required: especie !== 'ASSOCIADO' && especie !== 'SUBPROCESSO',
      }}
      onConfirm={(motivo) => {
        if (outro) void run(() => acts.relacionar(outro, especie, motivo));
        else refuse(text('processoConsulta.relacoes.dialogo.escolha'));
      }}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <SelectInput<EspecieRelacao>
          label={text('processoConsulta.relacoes.dialogo.especie')}
          options={especies.map((value) => ({
            value,
            label: text(`processoConsulta.relacoes.especies.${value}`),
          }))}
          value={especie}
          help={text(`processoConsulta.relacoes.dialogo.efeito.${especie}`)}
          onChange={setEspecie}
        />
        <ProcessoField
          de={processo.id}
          label={text('processoConsulta.relacoes.dialogo.campo')}
          value={outro}
          error={error}
          onChange={(next) => {
            setOutro(next);
            refuse(undefined);
          }}
        />
      </div>
    </ConfirmDialog>
  );
};
