import 'reflect-metadata';
import { createApp } from './create-app.js';
import { loadConfiguration } from './platform/config/configuration.js';
import { migrate } from './platform/database/migrate.js';

const configuration = loadConfiguration(process.env);
const databaseUrl = configuration.databaseUrl ?? '';
await migrate(databaseUrl);
const app = await createApp(configuration, databaseUrl);
await app.listen(configuration.port, configuration.host);
