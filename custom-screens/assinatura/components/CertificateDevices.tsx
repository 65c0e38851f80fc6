import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Cloud, FileKey2, Usb } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { CertificateFile, type CertificateFileProps } from './CertificateFile.tsx';
import { CloudProviders, type CloudThings } from './CloudProviders.tsx';
import { TokenCertificates, type TokenCertificatesProps } from './TokenCertificates.tsx';
import styles from './Assinatura.module.css';

interface CertificateDevicesProps extends CertificateFileProps, TokenCertificatesProps {
  /** What is signed, where a certificate in the cloud also serves. */
  readonly cloud?: CloudThings;
}

const devices = [
  ['arquivo', FileKey2],
  ['token', Usb],
  ['nuvem', Cloud],
] as const;
type Device = (typeof devices)[number][0];

/** Where the person's certificate is: in a file, on a token or card, or in the cloud. */
export const CertificateDevices = ({ busy, onOpen, judge, onTake, cloud }: CertificateDevicesProps) => {
  const text = useText();
  const [device, setDevice] = useState<Device>('arquivo');
  const offered = devices.filter(([name]) => name !== 'nuvem' || cloud !== undefined);
  return (
    <>
      <h3 className={styles.subtitle}>{text('assinarCertificado.dispositivo.titulo')}</h3>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={device}
        disabled={busy}
        aria-label={text('assinarCertificado.dispositivo.titulo')}
        onChange={(_, chosen: Device | null) => setDevice(chosen ?? device)}
        className={styles.devices}
      >
        {offered.map(([name, Icon]) => (
          <ToggleButton key={name} value={name}>
            <Icon size={16} aria-hidden="true" />
            {text(`assinarCertificado.dispositivo.${name}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {device === 'arquivo' && <CertificateFile busy={busy} onOpen={onOpen} />}
      {device === 'token' && <TokenCertificates judge={judge} onTake={onTake} />}
      {device === 'nuvem' && <CloudProviders ids={cloud?.ids ?? []} anexo={cloud?.anexo} busy={busy} />}
    </>
  );
};
