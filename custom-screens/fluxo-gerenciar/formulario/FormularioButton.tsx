import Button from '@mui/material/Button';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import type { Atividade, CampoFluxo } from '#schemas/fluxo/atividade.ts';
import { useText } from '#src/i18n/use-text.ts';
import styles from './Formulario.module.css';
import { DesenharFormulario } from './DesenharFormulario.tsx';

interface FormularioButtonProps {
  readonly nome: string;
  readonly atividade: Atividade;
  readonly onChange: (campos: readonly CampoFluxo[]) => void;
}

/** The questions that an activity asks, and where they are drawn. */
export const FormularioButton = ({ nome, atividade, onChange }: FormularioButtonProps) => {
  const text = useText();
  const [open, setOpen] = useState(false);
  const { campos } = atividade;
  return (
    <>
      <h3>{text('fluxoDesenho.campo.formulario')}</h3>
      {campos.length > 0 && (
        <ol className={styles.summary}>
          {campos.map(({ chave, rotulo }, at) => (
            <li key={`${chave} ${at}`}>{rotulo}</li>
          ))}
        </ol>
      )}
      <Button
        size="small"
        variant="outlined"
        startIcon={<ListChecks size={16} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {text('fluxoDesenho.campo.desenharFormulario')}
      </Button>
      {open && (
        <DesenharFormulario
          nome={nome}
          atividade={atividade}
          onChange={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
