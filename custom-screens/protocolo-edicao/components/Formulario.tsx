import { NivelAcessoFields, SigiloField } from '#src/conteudo/AcessoFields.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { Sheet } from '#src/ui/Sheet.tsx';
import { LateCamposDoTipo } from '#src/conteudo/campos/LateCamposDoTipo.tsx';
import type { ProtocoloFormState } from '../use-protocolo-form.ts';
import { Assinaturas } from './Assinaturas.tsx';
import { Destinos } from './Destinos.tsx';
import { ProtocoloFields } from './ProtocoloFields.tsx';
import { controlId } from '../rascunho.ts';
import styles from '../ProtocoloEdicao.module.css';

/** The parts of the form of a protocol: its data, where it goes, who signs it, who may see it and what its type asks. */
export const Formulario = ({ form }: { readonly form: ProtocoloFormState }) => {
  const text = useText();
  const { saved, rascunho, erros, change } = form;
  const { campos, pendencias, tipoDocumento } = saved;
  const acesso = { acesso: rascunho, erros, editavel: true, idOf: controlId, onChange: change };
  return (
    <>
      <Sheet title={text('protocoloTela.edicao.dados')}>
        <ProtocoloFields
          rascunho={rascunho}
          erros={erros}
          vencimentoObrigatorio={saved.vencimentoObrigatorio ?? false}
          onChange={change}
        />
      </Sheet>
      <Sheet title={text('protocoloTela.destinos.titulo')}>
        <Destinos
          destinos={rascunho.destinos}
          erros={erros}
          onChange={(destinos) => change('destinos', destinos)}
        />
      </Sheet>
      <Sheet title={text('protocoloTela.assinaturas.titulo')}>
        <Assinaturas
          assinatura={rascunho.assinatura}
          erros={erros}
          onChange={(assinatura) => change('assinatura', assinatura)}
        />
      </Sheet>
      <Sheet title={text('protocoloTela.edicao.acesso')}>
        <div className={styles.fields}>
          <SigiloField {...acesso} />
          <NivelAcessoFields {...acesso} />
        </div>
      </Sheet>
      {campos.length > 0 && (
        <Sheet>
          <LateCamposDoTipo
            conteudo={saved}
            titulo={text('campos.titulo', { tipo: tipoDocumento.rotulo })}
            campos={campos}
            preenchidos={rascunho.campos}
            recusas={form.recusas}
            pendencias={pendencias}
            editavel
            onChange={(preenchidos) => change('campos', preenchidos)}
          />
        </Sheet>
      )}
    </>
  );
};
