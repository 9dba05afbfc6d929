export { CallRecorder } from './record/call-recorder.service.js';
export { TRAFFIC_OF_APPLICATION_PURGE, TRAFFIC_PURGE } from './traffic-purge.sql.js';
export { TrafficModule } from './traffic.module.js';
