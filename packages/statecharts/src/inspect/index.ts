export { createLabInspector, type LabInspector, type LabInspectorOptions } from './inspector.ts';
