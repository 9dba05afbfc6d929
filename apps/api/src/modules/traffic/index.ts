export { CallRecorder } from './record/call-recorder.service.js';
export { TRAFFIC_OF_APPLICATION_PURGE, TRAFFIC_PURGE } from './traffic-purge.sql.js';
export { InstanceTraffic, type TrafficFigures } from './usage/instance-traffic.repository.js';
export { TrafficModule } from './traffic.module.js';
