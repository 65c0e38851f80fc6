-- How a page that was scanned has to be turned to be read, as the examination of it saw.
alter table captura_pagina add column giro smallint not null default 0 check (giro in (0, 90, 180, 270));
