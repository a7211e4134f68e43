/*
 * Words as they are often written wrongly, behind the right ones. None of the wrong ones is another word, a name, or how a
 * country spells it.
 */

const english = `
a lot ← alot; January ← Janurary Janury Januray; February ← Febuary Feburary Febraury; Wednesday ← Wendsday Wensday Wednsday Wednesdey; Tuesday ← Tuseday Tusday;
Thursday ← Thrusday Thurday Thirsday; Saturday ← Saterday Satuday; August ← Agust Auguest; September ← Septmber Setpember; October ← Ocotber;
November ← Novemeber Novmber; December ← Decemeber Decmber Desember; accommodate ← accomodate accommadate; accommodation ← accomodation; achieve ← acheive; across ← accross; address ←
adress addres; addresses ← adresses; agreement ← agreemnt aggreement; always ← allways alwyas; amateur ← amatuer;
and ← adn; apparent ← apparant; apartment ← appartment; appliance ← applience applience; appointment ← apointment
appointmnet appoinment; argument ← arguement; assessment ← assesment assessement; available ← availible availabe
avaliable avilable availble; bathroom ← bathrom batroom; because ← becuase becasue beacuse; beginning ← begining;
believe ← beleive belive; beautiful ← beatiful beautifull; benefit ← benifit; benefits ← benifits; business ←
bussiness buisness busines bussines buisiness; businesses ← bussinesses buisnesses; category ← catagory; ceiling ←
cieling; certain ← certian; certificate ← certifcate; chimney ← chimny chimmney; colleague ← collegue; coming ←
comming; commitment ← committment comittment commitement; committed ← commited comitted; commercial ← comercial
commerical; company ← compnay comapny; competitive ← competetive compeditive; complete ← compleat; completely ←
completly; construction ← contruction constuction; contractor ← contracter contrator; convenient ← convienent
convinient; correspondence ← correspondance; customer ← custmer cutomer; definitely ← definately definitly
definatly; different ← diffrent; dining ← dinning; disappear ← dissapear; disappoint ← dissapoint disapoint;
disappointed ← dissapointed disapointed; eight ← eigth; efficient ← efficent effecient; electrical ← eletrical;
electrician ← electrcian electrican eletrician; emergency ← emergancy emergeny emegency; environment ← enviroment;
equipment ← equiptment equipement; especially ← especialy; essential ← esential; estimate ← estimte estiamte;
excellent ← excelent exellent; existence ← existance; experience ← experiance expereince expirience; experienced ←
experianced expereinced; familiar ← familar; finally ← finaly; foreign ← foriegn; forty ← fourty; friend ← freind;
friendly ← freindly; guarantee ← garantee guarentee guarrantee gaurantee garauntee; guaranteed ← garanteed
guarenteed gauranteed; government ← goverment; happened ← happend; height ← heigth hieght; hygiene ← hygeine;
immediate ← imediate; immediately ← imediately immediatly; independent ← independant; inspection ← inspecton;
insurance ← insurence insurace; installation ← instalation intallation; installed ← instaled; knowledge ← knowlege;
kitchen ← kithcen; leisure ← liesure; length ← lenght; library ← libary; license ← liscense lisence licsense;
licensed ← liscensed lisenced; maintenance ← maintainance maintenence maintanance maintence; material ← meterial;
materials ← meterials; minimum ← minumum; miscellaneous ← miscelaneous; moisture ← moisure; necessary ← necesary
neccessary neccesary; neighbor ← nieghbor; neighborhood ← nieghborhood; ninety ← ninty; noticeable ← noticable;
occasion ← occassion ocasion; occasionally ← occasionaly occassionally; occurred ← occured ocurred; occurrence ←
occurence; opportunity ← oportunity oppurtunity; original ← orignal; parallel ← paralell; people ← poeple; permanent
← permanant; permission ← permision; piece ← peice; pieces ← peices; plumber ← plumer; plumbing ← plubming; possible
← posible; preferred ← prefered; privilege ← priviledge; probably ← probaly; professional ← profesional
proffesional; professionals ← profesionals proffesionals; quality ← qualtiy qaulity; quantity ← quanity;
questionnaire ← questionaire; receipt ← reciept; receive ← recieve; received ← recieved; receives ← recieves;
recommend ← reccomend recomend reccommend; recommended ← reccomended recomended reccommended; recommendation ←
reccomendation recomendation; referred ← refered; regularly ← reguarly regulary; relevant ← relevent; reliable ←
relable reliabel; replacement ← replacment; residential ← residental residentail;
responsibility ← responsability; restaurant ← restaraunt resturant; safety ← saftey; satisfaction ← satisfacton;
schedule ← scedule shedule schedual; separate ← seperate; separately ← seperately; service ← serivce sevice;
services ← serivces sevices; similar ← similiar; sincerely ← sincerly; several ← serveral;
success ← sucess; successful ← succesful successfull; surprise ← suprise; technician ← technican; technicians ←
technicans; temperature ← temperture temprature; that ← taht; the ← teh hte; their ← thier; together ← togther;
tomorrow ← tommorow tomorow tommorrow; truly ← truely; unfortunately ← unfortunatly; until ← untill; usually ←
usualy; vacuum ← vaccum; vehicle ← vehical; visible ← visable; warranty ← warrenty waranty; weather ← wheather;
weird ← wierd; which ← whcih wich; with ← wiht; without ← withouth; writing ← writting; written ← writen; yield ←
yeild;
insulation ← insullation insulaton; ceilings ← cielings; leakage ← leackage; habits ← habbits; habit ← habbit;
finished ← finnished; beautifully ← beautifuly; carefully ← carefuly; really ← realy; actually ← actualy; totally ←
totaly; generally ← generaly; personally ← personaly; locally ← localy; annually ← annualy; originally ← originaly;
gradually ← gradualy; thoroughly ← thouroughly; through ← throught thorugh; although ← allthough altough; thought ←
thougth; enough ← enought enouh; question ← quesiton queston; questions ← quesitons questoins; answer ← anwser awnser;
answers ← anwsers; before ← beofre; after ← afer aftre; between ← betwen beetween; without ← witout; within ← withing
withn; inside ← insde; outside ← ouside outsde; water ← watter; damage ← damge damadge; damaged ← damged; repair ←
repiar reapir; repairs ← repiars reapirs; repaired ← repiared; replace ← replce repalce; replaced ← repalced; project
← proyect projct; projects ← projets; price ← prcie; prices ← prcies; payment ← payement paymnet; payments ←
payements; contract ← contarct; building ← buidling; builder ← buidler; house ← hosue huose; houses ← hosues; home ←
hoem; homes ← hoems; family ← famliy familly; families ← famlies famillies; people ← peple; looking ← lookign; because
← becaus; every ← evrey; everything ← everyting evrything; something ← somthing; sometimes ← somtimes; someone ←
somone; anything ← anyting; working ← wokring; worked ← wroked; would ← woudl; could ← coudl; should ← shoudl; where ←
wehre; what ← waht; when ← wehn; from ← fomr; have ← ahve; will ← wll; your ← yoru; about ← abuot; local ← locla;
quickly ← quikly quickley; quality ← quallity; insured ← insurred; bonded ← bondedd; certified ← certifed certfied;
trusted ← trused; owner ← onwer; owners ← onwers; years ← yaers; month ← monht; months ← monhts; minutes ← mintues
minuts; morning ← mornign; neighbors ← nieghbors; neighborhoods ← nieghborhoods; community ← comunity; communities ←
comunities; county ← coutny; street ← stret; wooden ← woodden; flooring ← florring floring; window ← windwo; windows ←
windwos; bathrooms ← bathroms; kitchens ← kithcens; cabinets ← cabnets cabinents; counter ← couter; counters ←
couters; exterior ← exteroir; interior ← interoir intereor; foundation ← foundaton; paint ← piant; painting ← paintng;
metal ← mettal; asphalt ← ashphalt asphault; permit ← permitt; permits ← permitts; inspector ← inspecter; deductible ←
deductable; warranties ← warrenties; guarantees ← garantees gaurantees; financing ← finacing; lender ← lendar;
approval ← aproval; approved ← aproved; application ← aplication; appreciate ← apreciate; approximately ← aproximately
approximatly; association ← asociation; attention ← atention; arrive ← arive; arrived ← arived; attic ← atic; basement
← bassement; colleagues ← collegues; communication ← comunication; convenience ← convienence; difference ← diffrence;
difficult ← dificult; easily ← easly; emergencies ← emergancies; employees ← employess; equipped ← equiped; exactly ←
exactely; exceptional ← exeptional; explain ← explane; extremely ← extremly; finally ← finnaly; fixture ← fixure;
fixtures ← fixures; grateful ← greatful; happiness ← happyness; honest ← honost; hurricane ← huricane; incredible ←
incredable; inspections ← inspectons; instead ← insted; interest ← intrest; interested ← intrested; judgment ←
jugment; likely ← likley; manageable ← managable; mortgage ← morgage; neither ← niether; either ← eithr; normally ←
normaly; obviously ← obviosly; offered ← offerred; opening ← openning; outdoor ← outdor; particularly ← particulary;
performance ← performence; persistent ← persistant; prevent ← prevant; previous ← previuos; properly ← propperly;
protect ← protet; protection ← protecton; provide ← provde; purchase ← purchace; remember ← rember remeber; require ←
requre; required ← requred; review ← reveiw; reviews ← reveiws; rhythm ← rythm;
significant ← signifcant; skilled ← skiled; special ← speical; specialist ← specalist; specialize ← specalize; square
← sqaure; standard ← standart; straight ← straigth; strength ← strenght; structure ← sturcture; structural ←
structual; supplies ← suplies; support ← suport; thank ← thnak; treatment ← treatement; trouble ← troble; twelfth ←
twelth; typically ← typicaly; understand ← undestand; valley ← valey; ventilation ← ventalation; welcome ← wellcome
welcom; wherever ← whereever`;

/** Words without the marks that they always have, in languages that have them. */
const unmarked: Readonly<Record<string, string>> = {
  es: `
eléctrico ← electrico; eléctrica ← electrica; eléctricos ← electricos; eléctricas ← electricas; técnico ← tecnico;
técnicos ← tecnicos; básico ← basico; básica ← basica; rápido ← rapido; rápida ← rapida; mecánico ← mecanico;
mecánica ← mecanica; económico ← economico; económica ← economica; económicos ← economicos; único ← unico; única ←
unica; teléfono ← telefono; teléfonos ← telefonos; página ← pagina; crédito ← credito; garantía ← garantia;
garantías ← garantias; compañía ← compañia compania; día ← dia; días ← dias; también ← tambien; aquí ← aqui; así ←
asi; después ← despues; fácil ← facil; difícil ← dificil; útil ← util; móvil ← movil; código ← codigo; vehículo ←
vehiculo; clínica ← clinica; atención ← atencion; instalación ← instalacion; reparación ← reparacion; información ←
informacion; solución ← solucion; construcción ← construccion; inspección ← inspeccion; calefacción ← calefaccion;
dirección ← direccion; renovación ← renovacion; restauración ← restauracion; protección
← proteccion; opción ← opcion; presión ← presion; cotización ← cotizacion; evaluación ← evaluacion; ubicación ←
ubicacion; decisión ← decision; inversión ← inversion; revisión ← revision; energía ← energia; tubería ← tuberia;
tuberías ← tuberias; plomería ← plomeria; fontanería ← fontaneria; cerrajería ← cerrajeria; todavía ← todavia;
mayoría ← mayoria; mañana ← manana; español ← espanol; señor ← senor; pequeño ← pequeno; diseño ← diseno; baño ←
bano; baños ← banos; sábado ← sabado; sábados ← sabados; miércoles ← miercoles; según ← segun`,
  fr: `
électricité ← electricite; électricien ← electricien; téléphone ← telephone; réparation ← reparation; réparations ←
reparations; rénovation ← renovation; sécurité ← securite; qualité ← qualite; proximité ← proximite; déjà ← deja;
très ← tres; après ← apres; français ← francais; métier ← metier; équipe ← equipe; fenêtre ← fenetre; fenêtres ←
fenetres; dépannage ← depannage; général ← general; générale ← generale; intérieur ← interieur; extérieur ←
exterieur; numéro ← numero; société ← societe; expérience ← experience; région ← region; prénom ← prenom; échéance ←
echeance; matériaux ← materiaux; matériel ← materiel`,
  de: `
für ← fuer; über ← ueber; möglich ← moeglich; können ← koennen; müssen ← muessen; Büro ← Buero; Tür ← Tuer; Türen ←
Tueren; Gebäude ← Gebaeude; Küche ← Kueche; Küchen ← Kuechen; grün ← gruen; natürlich ← natuerlich; zuverlässig ←
zuverlaessig; günstig ← guenstig; Geschäft ← Geschaeft; Öffnungszeiten ← Oeffnungszeiten; Qualität ← Qualitaet;
später ← spaeter; nächste ← naechste; wählen ← waehlen; Gerät ← Geraet; Geräte ← Geraete; jährlich ← jaehrlich;
persönlich ← persoenlich`,
};

/** The right words by the wrong ones, in small letters. */
const byWrong = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list.split(';').flatMap((entry) => {
      const [right = '', wrong = ''] = entry.split('←');
      return wrong
        .trim()
        .split(/\s+/)
        .map((word) => [word.toLowerCase(), right.trim().replace(/\s+/g, ' ')] as const);
    }),
  );

/** How words are often written, by language, each with how they are to be. */
export const wrongWords: Readonly<Record<string, ReadonlyMap<string, string>>> = Object.fromEntries(
  Object.entries({ en: english, ...unmarked }).map(([language, list]) => [language, byWrong(list)]),
);
